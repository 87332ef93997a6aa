// A field that is taken away while somebody types into it: what they go on typing was meant for it, and must not press anything.

/** So long after the last such key. */
const MOMENT = 1500;
const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]';

export class LostField {
  #field: Element | null = null;
  #goneAt: number | null = null;
  readonly #watch = new MutationObserver(() => this.#look());

  #look(): void {
    if (this.#field === null || this.#field.isConnected) return;
    this.#forget();
    this.#goneAt = performance.now();
  }

  #forget(): void {
    this.#watch.disconnect();
    this.#field = null;
    this.#goneAt = null;
  }

  /** Something has the focus now, or was pressed: whoever did that sees what is there. */
  readonly #turn = ({ target }: Event): void => {
    this.#forget();
    if (!(target instanceof Element) || document.activeElement !== target || !target.matches(TYPED)) return;
    this.#field = target;
    this.#watch.observe(document.body, { childList: true, subtree: true });
  };

  /** Left by somebody, and not gone. Some browsers say so of a field that is about to go, too. */
  readonly #left = (): void => {
    const field = this.#field;
    queueMicrotask(() => {
      if (field?.isConnected && field === this.#field) this.#forget();
    });
  };

  /** Was this key meant for what is gone? Then the next one is, too. */
  takes({ timeStamp }: KeyboardEvent): boolean {
    if (this.#goneAt === null || timeStamp - this.#goneAt > MOMENT) return false;
    this.#goneAt = timeStamp;
    return true;
  }

  /** Until what is given back is called. */
  listen(): () => void {
    const listeners = { focusin: this.#turn, pointerdown: this.#turn, focusout: this.#left };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
    return () => {
      this.#forget();
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
    };
  }
}
