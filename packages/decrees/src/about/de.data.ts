import type { Texts } from './texts.ts';

export const de: Texts = {
  options: {
    tiedHighPays: {
      title: 'Gleichstand an der Spitze',
      does: 'Legt fest, was mehrere Höchstbietende zahlen, bevor sie erneut bieten.',
      effect: 'Wer auch das Gebot zahlt, bietet vorsichtiger, und die Versteigerung wird kürzer.',
      values: { two: 'je zwei Schuld', bidPlusTwo: 'ihr Gebot und zwei Schuld' },
    },
    execMayStartVacant: {
      title: 'Exekutive darf leer sein',
      does: 'Zu viert darf die Exekutive ohne Leitung beginnen; dann fängt das Personalwesen an.',
      effect: 'Die Erlasse bleiben womöglich erst einmal liegen, der Anfang ist ruhiger.',
    },
    distributeIntoOwn: {
      title: 'Schuld darf nach oben',
      does: 'Beim Verteilen darf man Schuld von unten ins eigene Ministerium holen.',
      effect: 'Stärkt die Marine, die das Heraufgeholte gleich loswerden kann.',
    },
    singleController: {
      title: 'Nur eine Aufsicht',
      does: 'Kein Ministerium darf von zwei anderen zugleich beaufsichtigt werden.',
      effect: 'Die Kette der Aufsicht bleibt übersichtlich, und oben steht immer nur ein Ministerium.',
    },
    maxArrows: {
      title: 'Anzahl der Pfeile',
      does: 'Legt fest, wie viele Pfeile der Aufsicht es gibt.',
      effect: 'Mehr Pfeile verbinden mehr Ministerien, und Schuld wandert weiter.',
    },
    sdInsert: {
      title: 'Rückkehr der Stagnation',
      does: 'Legt fest, wohin Stagnation und Niedergang zurückkommt, nachdem sie zugeschlagen hat.',
      effect: 'Das mittlere Drittel bleibt ungewiss, aber gerecht; „irgendwo“ kann sie zweimal hintereinander treffen.',
      values: {
        deck: 'wie es der Stapel vorsieht',
        middleThird: 'irgendwo ins mittlere Drittel',
        uniform: 'irgendwo in den Stapel',
        exact: 'genau in die Mitte',
      },
    },
    sdSalvage: {
      title: 'Eine Karte retten',
      does: 'Wer Stagnation und Niedergang zieht, behält eine der abgeworfenen Karten.',
      effect: 'Mildert den Schlag für den, der sie zieht.',
    },
    sdDiscard: {
      title: 'Abgeworfene Karten',
      does: 'Legt fest, wie viele Karten Stagnation und Niedergang abwirft; 0 überlässt es dem Stapel.',
      effect: 'Je mehr Karten wegfallen, desto kürzer die Partie.',
    },
    endTiming: {
      title: 'Wenn der Stapel leer ist',
      does: 'Legt fest, ob die Partie sofort endet oder erst nach dem Zug.',
      effect: 'Wird der Zug zu Ende gespielt, hat der Letzte ein wenig mehr davon.',
      values: { immediate: 'es ist sofort vorbei', endOfTurn: 'der Zug wird zu Ende gespielt' },
    },
    forwardRewardOnce: {
      title: 'Weiterleiten lohnt einmal',
      does: 'Jeder Schritt eines Erlasses belohnt das Weiterleiten nur einmal.',
      effect: 'Zwei können einen Erlass nicht zu ihrem Vorteil hin- und herschicken.',
    },
    handLimit: {
      title: 'Handkartengrenze',
      does: 'Legt fest, wie viele Karten man am Ende seines Zuges halten darf; 0 heißt beliebig viele.',
      effect: 'Eine Grenze bringt die Karten früher auf den Tisch.',
    },
    tieBreak: {
      title: 'Gleichstand am Ende',
      does: 'Legt fest, wer bei gleicher Schuld vorn liegt.',
      effect: 'Stempel geben einen Grund mehr, an Erlassen zu arbeiten.',
      values: { shared: 'sie teilen sich den Platz', stamps: 'wer mehr gestempelt hat, liegt vorn' },
    },
    trades: {
      title: 'Absprachen',
      does: 'Legt fest, was man einander im Einvernehmen geben darf.',
      effect: 'Ohne Absprachen ist eine Partie etwa eine halbe Stunde kürzer, und einsamer.',
      values: { all: 'Schuld und Karten', cards: 'nur Karten', off: 'gar nichts' },
    },
    tradeBlameCap: {
      title: 'Höchstens übernommen',
      does: 'Begrenzt, wie viel Schuld jemand in einem Zug durch Absprachen übernimmt; 0 heißt ohne Grenze.',
      effect: 'So kann niemand ohne Aussicht einen anderen zum Sieger machen.',
    },
  },
  presets: {
    standard: { title: 'Nach dem Buch', character: 'Die Regeln des Autors, mit unserer Lesart, wo sie schweigen.' },
    short: { title: 'Kurz', character: 'Stagnation und Niedergang nimmt sieben Karten mit, das Ende kommt früher.' },
    long: {
      title: 'Lang',
      character: 'Stagnation und Niedergang nimmt nur drei Karten mit, es bleibt Zeit für Ränke.',
    },
    guarded: {
      title: 'Unter Fremden',
      character: 'Durch Absprachen lässt sich nur wenig Schuld übernehmen, Stempel entscheiden bei Gleichstand.',
    },
  },
  groups: {
    setup: 'Beginn und Handkarten',
    board: 'Aufsicht und Erlasse',
    stagnation: 'Stagnation und Niedergang',
    deals: 'Absprachen',
    end: 'Das Ende',
  },
  off: 'Abgeschaltet',
  credit:
    'Final Decrees ist von Carl de Visser. Dies ist eine inoffizielle Umsetzung seiner Regeln mit eigenen Ersatzkarten und Erlassen.',
};
