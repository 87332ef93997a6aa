// After any change the buttons rest for a moment, so that nothing is pressed that was meant for the screen before.

const REST = 500;

export class DeadTime {
  isOn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.isOn = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.isOn = false;
    }, REST);
  }
}
