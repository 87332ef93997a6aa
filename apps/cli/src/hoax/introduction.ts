// For newcomers: the game on one screen, and the rest on demand, as the options in force have it. RULES.md has every
// detail.

import type { Config } from '@pretender/hoax';
import type { Deep } from '@pretender/kernel';
import { anyOf } from '../complaint.ts';
import { plural, type Scene, theIdentity } from './words.ts';

type Rules = Deep<Config>;

/** Who must raise a hand for a doubt to pass. */
const DOUBTERS: { readonly [T in Config['hoaxThreshold']]: string } = {
  half: 'half of the players still in the round',
  halfMax4: 'half of the players still in the round (never more than four)',
  allOthers: 'all others still in the round',
};

function finaleLine(config: Rules): string {
  const { finaleMode, finaleWrongHoaxPoints: most } = config;
  const worth = most === 3 ? '3 points' : `3 points (${most} after a wrong ${wrongWord(config)})`;
  const duel = finaleMode === 'duel' ? ', a duel of challenges and accusations,' : '';
  return `The last two play a finale${duel} for ${worth}; then new cards are dealt. With 10 points you win the crown.`;
}

function wrongWord({ finaleMode }: Rules): string {
  return finaleMode === 'duel' ? 'challenge' : 'doubt';
}

export function introduction({ reader, names, table }: Scene): string[] {
  const { config } = table;
  const you =
    typeof reader === 'number'
      ? [`You are ${names[reader]}, one of ${table.heirs.length} heirs to an empty throne.`]
      : [];
  return [
    ...you,
    'Everybody secretly is one of seven people: Baron, Monk, Judge, Merchant, Magician, Thief or Farmer (two cards of each).',
    'In your turn you say who you are and do what that person may do. You need not tell the truth.',
    `Whoever does not believe it calls “Hoax!”. If ${DOUBTERS[config.hoaxThreshold]} raise a hand, the card decides:`,
    `  you lied: nothing happens, and that identity is covered, so that you cannot claim it again in this round;`,
    `  you told the truth: you leave the round with ${plural(config.wrongHoaxPoints, 'throne point')}.`,
    'One gold, one wine and one grain make a trio. Trios are safe from nearly everything, and a trio buys information: another heir must show you, in secret, somebody they are not. When you know who somebody is, accuse them:',
    `  right: they are out, you get their wares and 1 point; wrong: you are out, and they get your wares${config.wrongAccusationPoint > 0 ? ' and a point' : ''}.`,
    finaleLine(config),
  ];
}

function ownCard({ hand }: Scene): string[] {
  return hand?.identity ? [`You really are ${theIdentity(hand.identity)}; only you know that.`] : [];
}

const VOTES: { readonly [V in Config['hoaxVote']]: string } = {
  hands: 'Hands go up whenever their owners like.',
  inTurn: 'All are asked openly, one after the other, clockwise from whoever is doubted.',
  sealed: 'All answer in secret, and the hands are opened together.',
};

function doubtLines({ hoaxThreshold, hoaxVote, afterHoaxedAction, coverExhausted }: Rules): string[] {
  return [
    `A doubt needs hands from ${DOUBTERS[hoaxThreshold]}; the doubter’s own counts. ${VOTES[hoaxVote]} Between the last two one is enough.`,
    ...(afterHoaxedAction === 'newAction' ? ['Whoever is caught lying in an action must claim another identity.'] : []),
    ...(coverExhausted ? ['Once both cards of an identity lie face up, everybody covers that identity.'] : []),
  ];
}

const BUDGETS: { readonly [B in Config['reactionBudget']]: string } = {
  oneOfChain: 'In one turn a player may be Baron, Judge or Monk once, and immune besides.',
  oneReaction: 'In one turn a player may react once: as Magician, Baron, Judge or Monk.',
  unlimited: 'In one turn a player may react once as each of Baron, Judge and Monk.',
};

function chainLines(config: Rules): string[] {
  const { chainWhen, illegalScope, judgeAmount, trioPaysIndulgence } = config;
  if (chainWhen === 'never')
    return ['An action: everybody may doubt it → whoever must pay pays or claims to be the Magician → it happens.'];
  const scope = illegalScope === 'personal' ? ' (but no purchase and no accusation)' : '';
  return [
    `An action: everybody may doubt it → whoever must pay pays or claims to be the Magician → it happens → a Baron may call it illegal${scope} → a Judge may fine → a Monk may offer to take less → the fined player chooses whom to pay.`,
    ...(chainWhen === 'atMost6' ? ['With more than six players in the round nothing can be called illegal.'] : []),
    judgeAmount === 'free'
      ? 'A fine is 1 or 2 loose wares of one kind, as the Judge likes; the second goes to a Baron.'
      : 'A fine is 2 loose wares of one kind, or 1 where there is only one; the second goes to a Baron.',
    ...(trioPaysIndulgence ? ['An indulgence may break a trio.'] : []),
  ];
}

function reactionLines({ chainWhen, reactionBudget, tempo, magicianReactsAlone, exposedStaysSilent }: Rules): string[] {
  return [
    'Each of these reactions is a claim as well, and can be doubted like an action.',
    ...(chainWhen === 'never' ? [] : [BUDGETS[reactionBudget]]),
    ...(tempo === 'shouting'
      ? ['A reaction may be shouted before its time; then the claim before it can no longer be doubted.']
      : []),
    ...(magicianReactsAlone
      ? ['Whoever was the Magician in a turn makes no other reaction in it, and the other way round.']
      : []),
    ...(exposedStaysSilent ? ['Whoever was caught lying makes no more reactions in that turn.'] : []),
  ];
}

const TENTH: { readonly [T in Config['tenBy'][number]]: string } = {
  acc: 'a right accusation',
  wrongHoax: 'having been doubted wrongly',
  finale: 'winning a finale',
};

function finaleLines(config: Rules): string[] {
  const { finaleMode, finaleStart, finaleRepelPoint, finaleWrongHoaxPoints, finaleTurnLimit, tenBy } = config;
  const begin = finaleStart === 'endOfTurn' ? 'at the end of the turn in which' : 'as soon as';
  return [
    `The finale begins ${begin} two are left. What they have shown each other is covered, and bought information is covered for all to see.`,
    finaleMode === 'duel'
      ? 'It is a duel: by turns they challenge (“you are not the …”; if that is wrong, the challenger loses), accuse or buy information.'
      : 'Turns go on as before, but one doubt is enough, and a wrong doubt loses the finale.',
    `The winner gets 3 points (${finaleWrongHoaxPoints === 3 ? '' : `${finaleWrongHoaxPoints} after a wrong ${wrongWord(config)}, `}4 by a right accusation, ${3 + finaleRepelPoint} by a wrong one of the other), the loser 1.`,
    ...(finaleTurnLimit > 0 ? [`After ${plural(finaleTurnLimit, 'turn')} the finale is drawn: 1 point each.`] : []),
    `The tenth point must come from ${anyOf(tenBy.map((gain) => TENTH[gain]))}.`,
  ];
}

export function rules(scene: Scene): string[] {
  const { config } = scene.table;
  const several = config.merchantTrade === 'mixed' ? ', several deals at once' : '';
  return [
    ...ownCard(scene),
    'What the seven may do:',
    `  Baron     takes 2 gold, or taxes one ware (everybody with a loose one gives 1)${config.chainWhen === 'never' ? '' : '; may declare others’ actions illegal'}`,
    `  Monk      takes 2 wine, or collects (everybody with loose wares gives 1)${config.chainWhen === 'never' ? '' : '; may offer the condemned an indulgence'}`,
    `  Judge     takes 1 wine or 1 grain${config.chainWhen === 'never' ? '' : '; may fine whoever acted illegally'}`,
    `  Merchant  takes 1 gold, or swaps loose wares one for one with the bank or a player${several}`,
    `  Magician  takes all loose wares of one player; is immune to tax, collection, swap${config.chainWhen === 'never' ? ' and spell' : ', spell and sentence'}`,
    '  Thief     takes 1 or 2 wares of one kind from a player, even out of trios; nobody is immune',
    '  Farmer    takes 2 grain',
    `Loose wares are those outside trios. ${config.bankSupply === 'infinite' ? 'The bank never runs out.' : 'The bank can run out.'} A covered identity is one that its owner surely is not.`,
    ...chainLines(config),
    ...reactionLines(config),
    ...doubtLines(config),
    ...finaleLines(config),
    'Every rule, clause by clause: packages/hoax/RULES.md',
  ];
}
