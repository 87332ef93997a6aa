// Where people talk: beside the table, where it has a side, as one of its panels; else over it.

let hasPlace = $state(false);
let isOpen = $state(false);
let wanted = $state(0);

export const sideTalk = {
  /** A table is shown that has a side. */
  get hasPlace(): boolean {
    return hasPlace;
  },
  /** The panel lies open. */
  get isOpen(): boolean {
    return hasPlace && isOpen;
  },
  /** Counts who asks for the panel. */
  get wanted(): number {
    return wanted;
  },
  ask(): void {
    wanted++;
  },
  /** What the table says of itself, until it is gone. */
  place(has: boolean, open: boolean): () => void {
    hasPlace = has;
    isOpen = open;
    return () => {
      hasPlace = false;
    };
  },
};

/** How much of the table belongs to its controls; whatever lies over it ends there. */
export function keepsClear(isBeside: () => boolean) {
  return (node: HTMLElement) => {
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--lower-block', isBeside() ? '0px' : `${node.offsetHeight}px`);
      style.setProperty('--lower-inline', isBeside() ? `${node.offsetWidth}px` : '0px');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  };
}
