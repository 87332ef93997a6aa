// The time in whole seconds, for what is counted down before the reader's eyes.

export class Seconds {
  /** As `performance.now()`. */
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => {
        this.now = performance.now();
      }, 1000);
      return () => clearInterval(timer);
    });
  }
}
