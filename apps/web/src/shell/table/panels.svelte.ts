// What is laid over the table; one thing at a time.

export type Panel = 'menu' | 'chat' | 'invite' | 'device' | 'together' | 'fairness' | 'settings';

export class Panels {
  #open = $state.raw<Panel | null>(null);

  isOpen(panel: Panel): boolean {
    return this.#open === panel;
  }

  show(panel: Panel): void {
    this.#open = panel;
  }

  close(): void {
    this.#open = null;
  }

  /** A sheet that closes takes only itself away, not what has come in its place. */
  set(panel: Panel, isOpen: boolean): void {
    if (isOpen) this.show(panel);
    else if (this.isOpen(panel)) this.close();
  }
}
