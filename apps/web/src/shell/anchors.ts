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

export const pageScale = (): number => document.documentElement.currentCSSZoom ?? 1;

/** Where it is, in the lengths of the page: on a large screen each of them is more than a pixel. */
export function rectOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const scale = pageScale();
  return new DOMRect(x / scale, y / scale, width / scale, height / scale);
}

export function placeOf(name: string): DOMRect | null {
  const element = places.get(name);
  return element === undefined ? null : rectOf(element);
}
