// For newcomers: the game on one screen, and the rest on demand. RULES.md has every detail.

import { plural, type Scene, theIdentity } from './words.ts';

export function introduction({ reader, names, table }: Scene): string[] {
  const you =
    typeof reader === 'number'
      ? [`You are ${names[reader]}, one of ${table.heirs.length} heirs to an empty throne.`]
      : [];
  return [
    ...you,
    'Everybody secretly is one of seven people: Baron, Monk, Judge, Merchant, Magician, Thief or Farmer (two cards of each).',
    'In your turn you say who you are and do what that person may do. You need not tell the truth.',
    'Whoever does not believe it calls “Hoax!”. If half of the players raise a hand, the card decides:',
    `  you lied: nothing happens, and that identity is covered, so that you cannot claim it again in this round;`,
    `  you told the truth: you leave the round with ${plural(table.config.wrongHoaxPoints, 'throne point')}.`,
    'One gold, one wine and one grain make a trio. Trios are safe from nearly everything, and a trio buys information:',
    'another heir must show you, in secret, somebody they are not. When you know who somebody is, accuse them:',
    '  right: they are out, you get their wares and 1 point; wrong: you are out, and they get your wares and a point.',
    'The last two play a finale for 3 points; then new cards are dealt. With 10 points you win the crown.',
  ];
}

function ownCard({ hand }: Scene): string[] {
  return hand?.identity ? [`You really are ${theIdentity(hand.identity)}; only you know that.`] : [];
}

export function rules(scene: Scene): string[] {
  const { config } = scene.table;
  return [
    ...ownCard(scene),
    'What the seven may do:',
    '  Baron     takes 2 gold, or taxes one ware (everybody with a loose one gives 1); may declare others’ actions illegal',
    '  Monk      takes 2 wine, or collects (everybody with loose wares gives 1); may offer the condemned an indulgence',
    '  Judge     takes 1 wine or 1 grain; may fine whoever acted illegally',
    '  Merchant  takes 1 gold, or swaps loose wares one for one with the bank or a player',
    '  Magician  takes all loose wares of one player; is immune to tax, collection, swap, spell and sentence',
    '  Thief     takes 1 or 2 wares of one kind from a player, even out of trios; nobody is immune',
    '  Farmer    takes 2 grain',
    'Loose wares are those outside trios. A covered identity is one that its owner surely is not.',
    'An action: everybody may doubt it → whoever must pay pays or claims to be the Magician → it happens →',
    'a Baron may call it illegal → a Judge may fine → a Monk may offer to take less → the fined player chooses whom to pay.',
    'Each of these reactions is a claim as well, and can be doubted like an action.',
    `A doubt needs hands from ${config.hoaxThreshold === 'allOthers' ? 'everybody else' : 'half of the players still in the round'}; in the finale one is enough.`,
    'Every rule, clause by clause: packages/hoax/RULES.md',
  ];
}
