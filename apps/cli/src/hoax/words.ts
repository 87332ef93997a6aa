// Small words for the sentences of Hoax. "You" is the seat that reads.

import { type Hoax, type Identity, WARES, type Wares } from '@pretender/hoax';
import type { Deep, Seat } from '@pretender/kernel';
import { allOf } from '../complaint.ts';
import type { Scene as AnyScene } from '../pack.ts';

export type Scene = AnyScene<Hoax>;
export type Holder = Seat | 'bank';

export function titled(identity: Identity): string {
  return identity[0].toUpperCase() + identity.slice(1);
}

export function theIdentity(identity: Identity): string {
  return `the ${titled(identity)}`;
}

export function identityList(identities: readonly Identity[]): string {
  return allOf(identities.map(theIdentity));
}

/** A seat that is not there has no name; only a damaged record speaks of one. */
function nameOf({ names }: Scene, seat: Seat): string {
  const name = names[seat];
  if (name === undefined) throw new Error(`there is no seat ${seat}`);
  return name;
}

/** As an object: "you" or a name. */
export function whom(scene: Scene, holder: Holder): string {
  if (holder === 'bank') return 'the bank';
  return holder === scene.reader ? 'you' : nameOf(scene, holder);
}

export function whose(scene: Scene, seat: Seat): string {
  return seat === scene.reader ? 'your' : `${nameOf(scene, seat)}'s`;
}

const THIRD: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  pass: 'passes',
  'do not': 'does not',
};

/** "You pay" or "Ann pays"; the verb as it follows "you". */
export function act(scene: Scene, seat: Seat, verb: string): string {
  return seat === scene.reader ? `You ${verb}` : `${nameOf(scene, seat)} ${THIRD[verb] ?? `${verb}s`}`;
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function wareList(wares: Deep<Wares>): string {
  const parts = WARES.filter((ware) => wares[ware] > 0).map((ware) => `${wares[ware]} ${ware}`);
  return parts.length === 0 ? 'nothing' : allOf(parts);
}

/** Complete sets of the three wares. */
export function triosOf({ gold, wine, grain }: Deep<Wares>): number {
  return Math.min(gold, wine, grain);
}

export function isIn({ table }: Scene, seat: Seat): boolean {
  return table.heirs[seat].standing === 'in';
}

export function countIn({ table }: Scene): number {
  return table.heirs.filter(({ standing }) => standing === 'in').length;
}

export function seatsOf({ table }: Scene): Seat[] {
  return table.heirs.map((_, seat) => seat as Seat);
}
