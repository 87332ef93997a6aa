import type { Texts } from './texts.ts';

export const en: Texts = {
  options: {
    tiedHighPays: {
      title: 'A tie at the top',
      does: 'Decides what several highest bidders pay before they bid again.',
      effect: 'Paying the bid as well makes bold bids dangerous and the auction shorter.',
      values: { two: 'two blame each', bidPlusTwo: 'their bid and two blame' },
    },
    execMayStartVacant: {
      title: 'The Executive may be empty',
      does: 'With four players the Executive may start without a director; Human Resources then begins.',
      effect: 'The decrees may lie untouched for a while, so the opening is slower.',
    },
    distributeIntoOwn: {
      title: 'Blame may go up',
      does: 'Lets a director pull blame from below onto their own ministry when distributing.',
      effect: 'Makes the Navy stronger, which can clear away what it has pulled up.',
    },
    singleController: {
      title: 'One controller each',
      does: 'No ministry may be controlled by two others at once.',
      effect: 'The chain of control stays easy to read, and there is always a single top.',
    },
    maxArrows: {
      title: 'Arrows in the box',
      does: 'Sets how many arrows of control there are.',
      effect: 'More arrows tie more ministries together, so blame travels further.',
    },
    sdInsert: {
      title: 'Where Stagnation goes back',
      does: 'Decides where Stagnation and Decline is put into the deck after it has struck.',
      effect: 'The middle third keeps it uncertain but fair; anywhere can strike twice in a row.',
      values: {
        deck: 'as the deck says',
        middleThird: 'somewhere in the middle third',
        uniform: 'anywhere in the deck',
        exact: 'exactly in the middle',
      },
    },
    sdSalvage: {
      title: 'Save one card',
      does: 'Whoever draws Stagnation and Decline keeps one of the cards it discards.',
      effect: 'Softens the blow for the player who draws it.',
    },
    sdDiscard: {
      title: 'Cards discarded',
      does: 'Sets how many cards Stagnation and Decline discards; 0 leaves it to the deck.',
      effect: 'The more cards go, the shorter the match.',
    },
    endTiming: {
      title: 'When the deck is empty',
      does: 'Decides whether the match stops on the spot or after the turn.',
      effect: 'Playing the turn out gives the last player a little more.',
      values: { immediate: 'it is over at once', endOfTurn: 'the turn is played to its end' },
    },
    forwardRewardOnce: {
      title: 'Forwarding pays once',
      does: 'Each step of a decree pays for being forwarded to only once.',
      effect: 'Two players cannot send a decree back and forth for profit.',
    },
    handLimit: {
      title: 'Hand limit',
      does: 'Sets how many cards you may hold at the end of your turn; 0 means any number.',
      effect: 'A limit makes people play their cards earlier.',
    },
    tieBreak: {
      title: 'A tie in the end',
      does: 'Decides who is ahead among players with the same blame.',
      effect: 'Stamps give one more reason to work on decrees.',
      values: { shared: 'they share the place', stamps: 'more stamps placed come first' },
    },
    trades: {
      title: 'Deals',
      does: 'Decides what players may hand each other by agreement.',
      effect: 'Without deals a match is about half an hour shorter, and lonelier.',
      values: { all: 'blame and cards', cards: 'cards only', off: 'nothing at all' },
    },
    tradeBlameCap: {
      title: 'Most blame taken over',
      does: 'Limits how much blame one player may take over by deals in a turn; 0 means no limit.',
      effect: 'Keeps a player without hope from making somebody else win.',
    },
  },
  presets: {
    standard: { title: 'By the book', character: 'The rules of the author, with our readings where they are silent.' },
    short: { title: 'Short', character: 'Stagnation and Decline takes seven cards, so the end comes sooner.' },
    long: { title: 'Long', character: 'Stagnation and Decline takes only three cards, so there is time to scheme.' },
    guarded: { title: 'Among strangers', character: 'Little blame can be taken over by deals, and stamps break ties.' },
  },
  groups: {
    setup: 'Beginning and hands',
    board: 'Control and decrees',
    stagnation: 'Stagnation and Decline',
    deals: 'Bargaining',
    end: 'The end',
  },
  off: 'Switched off',
  credit:
    'Final Decrees is by Carl de Visser. This is an unofficial implementation of his rules, with substitute cards and decrees of our own.',
};
