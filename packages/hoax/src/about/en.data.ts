import type { Texts } from './texts.ts';

export const en: Texts = {
  options: {
    tempo: {
      title: 'Tempo',
      does: 'Decides whether a reaction waits until the claim before it is settled, or counts the moment it is called out.',
      effect: 'Courtly is calm and every doubt is heard; shouting is quicker, and hesitating costs you.',
      values: {
        courtly: 'early reactions wait unseen for their step',
        shouting: 'whoever speaks first counts, and the claim before it is safe',
      },
    },
    firstPlayer: {
      title: 'Who begins',
      does: 'Decides who has the first turn of the match; later rounds are begun by the winner of the finale.',
      effect: 'Hardly matters for length or tension.',
      values: { random: 'drawn by lot', host: 'whoever set the table', oldest: 'the oldest player' },
    },
    merchantTrade: {
      title: "The Merchant's swap",
      does: 'Decides how much the Merchant can swap in a single turn.',
      effect: 'Mixed swaps complete trios faster, so information comes earlier and rounds get shorter.',
      values: {
        oneKind: 'one kind for one other kind, with one partner',
        mixed: 'any kinds, one for one, with several partners',
      },
    },
    judgeAmount: {
      title: 'Size of a fine',
      does: 'Decides whether the Judge may be lenient when the condemned could pay two wares.',
      effect: 'A free choice makes fines milder and gives the Judge something to bargain with.',
      values: { mustTwo: 'two wares whenever two are loose', free: 'one or two, as the Judge likes' },
    },
    reactionBudget: {
      title: 'Reactions per turn',
      does: 'Limits how many reactions one player may make in a turn.',
      effect: 'The tighter the limit, the shorter the turns; without one, a bold player can strike twice.',
      values: {
        oneOfChain: 'one as Baron, Judge or Monk, and immunity besides',
        oneReaction: 'a single one, immunity included',
        unlimited: 'as many as you dare',
      },
    },
    hoaxVote: {
      title: 'Form of the vote',
      does: 'Decides how the table says whether it joins a doubt.',
      effect: 'Open hands are quick and infectious; in turn takes longer; sealed votes keep everybody guessing.',
      values: {
        hands: 'hands go up at will, for all to see',
        inTurn: 'one after the other, openly',
        sealed: 'in secret, opened together',
      },
    },
    hoaxThreshold: {
      title: 'Hands for a doubt',
      does: 'Sets how many players must join before a doubt is put to the test.',
      effect: 'The more hands it takes, the safer a bluff and the longer a round.',
      values: {
        half: 'half of those still in',
        allOthers: 'everybody but the doubted player',
        halfMax4: 'half of those still in, but never more than four',
      },
    },
    wrongHoaxPoints: {
      title: 'Points for being doubted wrongly',
      does: 'Sets how many throne points you get when the table doubts you and you told the truth.',
      effect: 'With four points matches get shorter, and every doubt is a bigger risk.',
    },
    finaleStart: {
      title: 'When the finale begins',
      does: 'Decides whether the finale begins as soon as two are left, or waits for the end of the turn.',
      effect: 'At once means danger in the middle of a turn; waiting gives both a moment to breathe.',
      values: { immediate: 'the moment only two are left', endOfTurn: 'when the running turn is over' },
    },
    finaleMode: {
      title: 'Kind of finale',
      does: 'Decides whether the last two go on as before, or only try to unmask each other.',
      effect: 'The duel is short and sharp; the normal finale leaves room for bluffs.',
      values: {
        normal: 'turns as before, but a doubt needs no vote',
        duel: 'the two take turns to challenge each other',
      },
    },
    finaleWrongHoaxPoints: {
      title: 'Finale won by a wrong doubt',
      does: 'Sets how many points the winner of a finale gets if the loser doubted the truth.',
      effect: 'With six points a single slip in the finale can bring the crown much closer.',
    },
    finaleRepelPoint: {
      title: 'Accusation beaten off in finale',
      does: 'Sets whether the winner gets one more point when the finale ends with a wrong accusation.',
      effect: 'With the point, guessing in the finale is a little more dangerous and matches a little shorter.',
    },
    wrongAccusationPoint: {
      title: 'Point for the wrongly accused',
      does: 'Sets whether a player who is wrongly accused gets a throne point besides the wares.',
      effect: 'With the point, wild guesses cost more and matches end a little sooner.',
    },
    finaleTurnLimit: {
      title: 'Longest finale',
      does: 'After this many turns the finale is drawn and both get a point; 0 means no limit. No rulebook has this rule.',
      effect: 'Stops finales in which nobody dares; a low limit puts both under pressure.',
    },
    tenBy: {
      title: 'How the tenth point may come',
      does: 'Lists what may bring a player the last point to the crown; anything else stops at nine.',
      effect: 'The fewer ways there are, the longer and tenser the end of a match.',
      values: { acc: 'a right accusation', wrongHoax: 'being wrongly doubted', finale: 'winning a finale' },
    },
    illegalScope: {
      title: 'What can be outlawed',
      does: 'Decides which actions a Baron may declare illegal.',
      effect: 'If only claims are at risk, buying and accusing are safe and turns get a little shorter.',
      values: { all: 'every action', personal: 'only actions made in the name of an identity' },
    },
    chainWhen: {
      title: 'Baron, Judge and Monk react',
      does: 'Decides when actions can be outlawed, fined and pardoned.',
      effect: 'Without these reactions turns are much shorter, and hoarding is less dangerous.',
      values: { always: 'in every turn', atMost6: 'only once six or fewer are in', never: 'not at all' },
    },
    afterHoaxedAction: {
      title: 'After an unmasked action',
      does: 'Decides whether the active player, caught in a lie, must try again as somebody else.',
      effect: 'A second try makes lies cheaper, turns longer and true identities easier to find.',
      values: { turnEnds: 'the turn is over', newAction: 'another identity must be claimed' },
    },
    bankSupply: {
      title: 'Stock of the bank',
      does: 'Decides whether the bank can run out of gold, wine or grain.',
      effect: 'A limited bank brings scarcity at large tables; an endless one keeps things flowing.',
      values: { limited: 'twenty of each ware, forty from nine seats on', infinite: 'never runs out' },
    },
    identityCopies: {
      title: 'Cards of each identity',
      does: 'Sets how many players could be the same identity at most.',
      effect: 'Fewer cards make guessing easier and rounds shorter; more cards leave everybody in the dark.',
    },
    startWares: {
      title: 'Wares at the start',
      does: 'Sets how many wares everybody takes from the bank when a round begins.',
      effect: 'With two wares the first trios come sooner and rounds get shorter.',
    },
    infoPerTrio: {
      title: 'Identities per trio',
      does: 'Sets how many identities you are shown for each trio you pay.',
      effect: 'With two, players are found out faster and rounds get shorter.',
    },
    startPoints: {
      title: 'Points at the start',
      does: 'Everybody begins the match with this many throne points.',
      effect: 'Every point shortens the match; the rounds stay as they are.',
    },
    stakes: {
      title: 'Stakes',
      does: 'Sets what a throne point is worth: all pay in for ten, all are paid for theirs, the king takes the rest. 0 plays for honour.',
      effect: 'As long as ever, but now every single point hurts.',
    },
    drinking: {
      title: 'Drinking game',
      does: 'Says who raises a glass after doubts, accusations, finales and the coronation; the game itself does not change.',
      effect: 'Louder, and slower as the evening goes on.',
      values: {
        off: 'nobody has to drink',
        de: 'after a wrong doubt all doubters drink',
        it: 'after a wrong doubt only the first doubter drinks',
      },
    },
    trioPaysIndulgence: {
      title: 'Trios can pay the Monk',
      does: 'Lets the condemned break up a trio of their own to pay for an indulgence.',
      effect: 'More ways out of a fine, at the price of a trio: rounds last a little longer.',
    },
    coverExhausted: {
      title: 'Cover what is used up',
      does: 'Once all cards of an identity lie face up, nobody still in can claim it any more.',
      effect: 'Spares everybody the counting and makes late bluffs harder.',
    },
    magicianReactsAlone: {
      title: 'Magician or a verdict',
      does: 'Whoever immunises as Magician in a turn cannot react as Baron, Judge or Monk in it, nor the other way round.',
      effect: 'Fewer reactions, shorter turns, and a harder choice for those under attack.',
    },
    exposedStaysSilent: {
      title: 'The unmasked keep quiet',
      does: 'Whoever was caught in a lie makes no more reactions in that turn, but may still doubt and vote.',
      effect: 'Getting caught hurts more, and turns end sooner.',
    },
    skipFutile: {
      title: 'Skip what leads nowhere',
      does: 'Leaves out declaring actions illegal once two are left, where nobody could pass sentence afterwards.',
      effect: 'Shorter finales, with one bait less.',
    },
    noMerchant: {
      title: 'Without the Merchant',
      does: 'Takes the Merchant out of the game; in return nobody gives up an identity at the start.',
      effect: 'Trios are harder to complete, and every identity is open at first: more room for bluffs.',
    },
    suddenDeath: {
      title: 'Sudden death',
      does: 'There are no throne points: the last one left wins, or the first who is doubted while telling the truth.',
      effect: 'A very short match in which every doubt may be the end.',
    },
    accuseAnytime: {
      title: 'Accuse at any time',
      does: 'Lets players accuse each other outside their own turn too.',
      effect: 'Rounds get shorter; nobody who is nearly found out has time to rest.',
    },
    infoExtra: {
      title: 'Information on top',
      does: 'Lets you buy information once in your turn in addition to your action.',
      effect: 'Trios are spent sooner, secrets come out faster and rounds get shorter.',
    },
    memoryHoax: {
      title: 'Keep it in mind',
      does: 'A disproved identity stays forbidden to its claimant but is not covered: everybody has to remember it.',
      effect: 'Harder on the memory, kinder to those who are under suspicion.',
    },
    secondIdentity: {
      title: 'Second identity',
      does: 'The first wrong doubt against you in a round brings two points and a new card instead of putting you out.',
      effect: 'Longer rounds and more turns for all; best with three or four players.',
    },
    ghosts: {
      title: 'Ghosts',
      does: 'Whoever is out may still doubt and vote, as many times as there were players left; not in the finale.',
      effect: 'Nobody just waits, and late bluffs meet more doubters.',
    },
    children: {
      title: "Children's game",
      does: 'Information and accusations are open to all, and whatever is disproved gets covered; meant for one card of each identity.',
      effect: 'Easier and shorter; for up to seven players.',
    },
    oldest: {
      title: 'The seat of the oldest',
      does: 'Says in which seat, counted from 1, the oldest player sits, who begins. At 0 nobody has said so, and lots are drawn.',
      effect: 'Hardly matters for length or tension.',
    },
  },
  presets: {
    quick: {
      title: 'Quick throne',
      character: 'The German rules with five throne points from the start: half the way, half the time.',
    },
    de: {
      title: 'German edition of 1999',
      character: 'The original: everybody gets their say, and raised hands point at the liar.',
    },
    it: {
      title: 'Italian edition of 2002',
      character: 'The fast one: whoever speaks first counts, and the oldest begins.',
    },
    fr: {
      title: 'French edition',
      character: 'Free trade, mild judges, votes in turn, and a duel between the last two.',
    },
    en: { title: 'English edition', character: 'Like the French one, but you keep count yourself of what is used up.' },
    eon1981: {
      title: 'EON edition of 1981',
      character: 'The ancestor: no points, no Merchant, and any doubt may end it.',
    },
    testers: {
      title: "The testers' choice",
      character: 'The German rules with accusations at any time and information on top.',
    },
    crowd: {
      title: 'Large table',
      character: 'For nine to fourteen: more of everything at the start, less waiting in between.',
    },
    children: {
      title: 'With children',
      character: 'Everybody is somebody else, and nothing is whispered: guessing made easy.',
    },
  },
  groups: {
    setup: 'Setting up',
    actions: 'Actions',
    information: 'Information',
    doubts: 'Doubts',
    reactions: 'Reactions',
    finale: 'Finale',
    points: 'Points',
    fun: 'Just for fun',
  },
  off: 'Not played',
};
