// Short news that nobody has to answer. They are read aloud politely and go by themselves.

export interface Toast {
  readonly id: number;
  readonly text: string;
}

/** Long enough to read a sentence twice. */
const STAYS = 5000;

let shown = $state.raw<readonly Toast[]>([]);
let count = 0;

export const toasts = {
  get all(): readonly Toast[] {
    return shown;
  },
  say(text: string): void {
    const toast = { id: count++, text };
    shown = [...shown.filter((other) => other.text !== text), toast].slice(-3);
    setTimeout(() => toasts.drop(toast.id), STAYS);
  },
  drop(id: number): void {
    shown = shown.filter((toast) => toast.id !== id);
  },
};
