// What stands first in the title of the tab, for whoever is looking at another one.

let text = $state('');

export const attention = {
  get text(): string {
    return text;
  },
  ask(wanted: string): void {
    text = wanted;
  },
};
