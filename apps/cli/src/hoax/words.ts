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

/** As an object: "you" or a name. */
export function whom({ reader, names }: Scene, holder: Holder): string {
  if (holder === 'bank') return 'the bank';
  return holder === reader ? 'you' : names[holder];
}

export function whose(scene: Scene, seat: Seat): string {
  return seat === scene.reader ? 'your' : `${scene.names[seat]}'s`;
}

const THIRD: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  pass: 'passes',
  'do not': 'does not',
};

/** "You pay" or "Ann pays"; the verb as it follows "you". */
export function act({ reader, names }: Scene, seat: Seat, verb: string): string {
  return seat === reader ? `You ${verb}` : `${names[seat]} ${THIRD[verb] ?? `${verb}s`}`;
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
