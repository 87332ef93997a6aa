// Where things are on the screen, for whatever flies between them.

const places = new Map<string, Element>();

/** Marks an element as the place of something: `seat:3`, `points:3`, `bank`. */
export function anchor(name: string) {
  return (node: Element) => {
    places.set(name, node);
    return () => {
      if (places.get(name) === node) places.delete(name);
    };
  };
}

export function placeOf(name: string): DOMRect | null {
  return places.get(name)?.getBoundingClientRect() ?? null;
}
