// For newcomers: the game on one screen, and the rest on demand. RULES.md has every detail.

import { cardName, postOf, type Scene } from './words.ts';

export function introduction({ reader, names, table }: Scene): string[] {
  const you =
    typeof reader === 'number' ? [`You are ${names[reader]}, one of ${table.players.length} heads of ministries.`] : [];
  return [
    ...you,
    'Five decrees could save the Empire. Your job is that it was not your fault: the least Personal Blame wins.',
    'Ministries gain blame all the time. When Stagnation and Decline comes up, the blame of every ministry falls on its director.',
    'In your turn you draw a card and have three actions: shift blame down the chain of control, forward and stamp decrees, move pawns, play cards, or use your own ministry.',
    'Forwarding a decree to the right desk and stamping it each take 1 blame off you. The last stamp lets the top of the chain remove 10 blame and more.',
    'Unofficial implementation. The game is by Carl de Visser; the cards and decrees are our own.',
  ];
}

const SPECIALS = [
  'Special actions of the directors:',
  '  Executive           change one arrow of control',
  '  Human Resources     put everybody on ministries anew',
  '  Treasury            two more actions for one, once in a turn',
  '  Secret Service      all blame of another ministry falls on its director',
  '  Navy                you lose 2 blame and the Navy 4, once in a turn',
  '  Reform              none, but it stands at the top',
];

export function rules(scene: Scene): string[] {
  const { hand, reader } = scene;
  const own = typeof reader === 'number' ? postOf(scene, reader) : null;
  return [
    ...(own === null ? [] : [`You direct ${own}.`]),
    ...(hand === null || hand.cards.length === 0 ? [] : [`You hold ${hand.cards.map(cardName).join(', ')}.`]),
    ...SPECIALS,
    'A turn: your ministry gains 1 blame, you draw a card, you act three times, your ministry gains 1 blame for each decree on it.',
    'The game ends when the deck is empty, always with Stagnation and Decline, or with the fifth decree.',
    'Every rule, clause by clause: packages/decrees/RULES.md',
  ];
}
