// A seat in one sentence, for whoever hears the table.

import { identitiesIn } from '@pretender/hoax';
import type { Seat } from '@pretender/kernel';
import { words } from '../../../words/words.svelte.ts';
import { identityName, listText, waresText } from '../speech.ts';
import type { Desk } from './desk.svelte.ts';

export function seatSentence({ table, names, picture, view, hasPoints }: Desk, seat: Seat): string {
  const say = words.hoaxTable;
  const { points, wares, covers, standing, card, isExposed } = table.heirs[seat];
  const covered = identitiesIn(table.config).filter((who) => covers[who] !== null);
  const shown = card ?? view.hands[seat]?.identity ?? null;
  const parts = [
    names.isMe(seat) ? say.seatYou({ name: names.of(seat) }) : names.of(seat),
    hasPoints ? say.seatPoints({ points }) : '',
    waresText(wares),
    covered.length > 0 ? say.seatCovered({ list: listText(covered.map(identityName)) }) : '',
    shown !== null ? say.seatCard({ identity: identityName(shown) }) : '',
    standing === 'in' ? '' : say.markOut(),
    table.turn.immune.includes(seat) ? say.markImmune() : '',
    isExposed ? say.markExposed() : '',
    picture.absent.includes(seat) ? say.seatAbsent() : '',
    picture.people[seat]?.kind === 'bot' ? say.seatBot() : '',
    table.turn.seat === seat ? say.markTurn() : '',
  ];
  return `${parts.filter((part) => part !== '').join(' · ')}.`;
}
