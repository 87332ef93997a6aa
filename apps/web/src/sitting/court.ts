// Who sits at a practice table besides the reader.

const COURT =
  'Gregor Sylvia Petra Tom Amalia Balduin Cosima Dietrich Eleonora Florian Gisela Heribert Irmgard Justus'.split(' ');

export function courtFor(own: string, seats: number): readonly string[] {
  return [own, ...COURT.filter((name) => name !== own)].slice(0, seats);
}
