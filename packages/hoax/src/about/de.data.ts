import type { Texts } from './texts.ts';

export const de: Texts = {
  options: {
    tempo: {
      title: 'Höfisch oder Wettlauf',
      does: 'Legt fest, ob eine Reaktion wartet, bis die Behauptung davor geklärt ist, oder sofort gilt.',
      effect:
        'Höfisch geht es ruhig zu und jeder Zweifel wird gehört; im Wettlauf geht es schneller, und Zögern rächt sich.',
      values: {
        courtly: 'höfisch: frühe Reaktionen warten unbemerkt, bis sie dran sind',
        shouting: 'Wettlauf: wer zuerst ruft, zählt, und die Behauptung davor ist sicher',
      },
    },
    firstPlayer: {
      title: 'Wer fängt an',
      does: 'Legt fest, wer den ersten Zug der Partie hat; spätere Runden beginnt der Sieger des Finales.',
      effect: 'Für Dauer und Spannung fast ohne Bedeutung.',
      values: {
        random: 'das Los entscheidet',
        host: 'wer den Tisch eröffnet hat',
        oldest: 'wer am ältesten ist',
      },
    },
    merchantTrade: {
      title: 'Tausch des Händlers',
      does: 'Legt fest, wie viel der Händler in einem einzigen Zug tauschen kann.',
      effect: 'Gemischter Tausch bringt schneller Trios, also früher Informationen und kürzere Runden.',
      values: {
        oneKind: 'eine Sorte gegen eine andere, mit einem Partner',
        mixed: 'beliebige Sorten, eins zu eins, mit mehreren Partnern',
      },
    },
    judgeAmount: {
      title: 'Höhe der Strafe',
      does: 'Legt fest, ob der Richter Milde zeigen darf, wenn der Verurteilte zwei Vorräte zahlen könnte.',
      effect: 'Freie Wahl macht Strafen milder, und der Richter hat etwas zu verhandeln.',
      values: { mustTwo: 'zwei Vorräte, sobald zwei frei liegen', free: 'einer oder zwei, nach Belieben' },
    },
    reactionBudget: {
      title: 'Reaktionen pro Zug',
      does: 'Begrenzt, wie oft jemand in einem Zug reagieren darf.',
      effect: 'Je strenger, desto kürzer die Züge; ohne Grenze kann ein Mutiger doppelt zuschlagen.',
      values: {
        oneOfChain: 'einmal als Baron, Richter oder Mönch, Immunisieren kommt dazu',
        oneReaction: 'ein einziges Mal, Immunisieren zählt mit',
        unlimited: 'so oft man sich traut',
      },
    },
    hoaxVote: {
      title: 'Form der Abstimmung',
      does: 'Legt fest, wie der Tisch zeigt, ob er einen Zweifel teilt.',
      effect:
        'Offene Hände sind schnell und stecken an; reihum dauert länger; verdeckt bleibt es spannend bis zuletzt.',
      values: {
        hands: 'die Hände gehen offen hoch, wann man will',
        inTurn: 'offen, einer nach dem anderen',
        sealed: 'geheim, alle zugleich aufgedeckt',
      },
    },
    hoaxThreshold: {
      title: 'Hände für einen Zweifel',
      does: 'Legt fest, wie viele mitmachen müssen, damit ein Zweifel geprüft wird.',
      effect: 'Je mehr Hände nötig sind, desto sicherer der Bluff und desto länger die Runde.',
      values: {
        half: 'die Hälfte derer, die noch dabei sind',
        allOthers: 'alle außer dem Angezweifelten',
        halfMax4: 'die Hälfte, aber nie mehr als vier',
      },
    },
    wrongHoaxPoints: {
      title: 'Punkte bei falschem Zweifel',
      does: 'So viele Thronpunkte bekommt, wer angezweifelt wird und die Wahrheit gesagt hat.',
      effect: 'Mit vier Punkten wird die Partie kürzer und jeder Zweifel gefährlicher.',
    },
    finaleStart: {
      title: 'Beginn des Finales',
      does: 'Legt fest, ob das Finale sofort beginnt, wenn nur zwei übrig sind, oder erst nach dem laufenden Zug.',
      effect: 'Sofort heißt: Gefahr mitten im Zug; später heißt: beide können kurz durchatmen.',
      values: { immediate: 'sobald nur noch zwei übrig sind', endOfTurn: 'wenn der laufende Zug vorbei ist' },
    },
    finaleMode: {
      title: 'Art des Finales',
      does: 'Legt fest, ob die letzten zwei weiterspielen wie bisher oder nur noch versuchen, einander zu entlarven.',
      effect: 'Das Duell ist kurz und scharf; das normale Finale lässt Raum zum Bluffen.',
      values: {
        normal: 'Züge wie bisher, aber ein Zweifel braucht keine Abstimmung',
        duel: 'die beiden fordern einander abwechselnd heraus',
      },
    },
    finaleWrongHoaxPoints: {
      title: 'Finale durch falschen Zweifel',
      does: 'So viele Punkte bringt der Sieg im Finale, wenn der Gegner die Wahrheit angezweifelt hat.',
      effect: 'Mit sechs Punkten kann ein einziger Fehler im Finale die Krone in Reichweite bringen.',
    },
    finaleRepelPoint: {
      title: 'Im Finale falsch angeklagt',
      does: 'Legt fest, ob der Sieger einen Punkt mehr bekommt, wenn das Finale mit einer falschen Anklage endet.',
      effect: 'Mit Punkt ist Raten im Finale etwas gefährlicher und die Partie etwas kürzer.',
    },
    wrongAccusationPoint: {
      title: 'Punkt für falsch Angeklagte',
      does: 'Legt fest, ob neben den Vorräten auch einen Thronpunkt bekommt, wer zu Unrecht angeklagt wird.',
      effect: 'Mit Punkt kostet wildes Raten mehr, und die Partie endet etwas früher.',
    },
    finaleTurnLimit: {
      title: 'Längstes Finale',
      does: 'Nach so vielen Zügen endet das Finale unentschieden, mit je einem Punkt; 0 heißt ohne Grenze. Steht in keinem Regelheft.',
      effect: 'Beendet Finale, in denen sich niemand traut; eine niedrige Grenze setzt beide unter Druck.',
    },
    tenBy: {
      title: 'Wege zum zehnten Punkt',
      does: 'Nennt, was den letzten Punkt zur Krone bringen darf; alles andere endet bei neun.',
      effect: 'Je weniger Wege, desto länger und spannender das Ende der Partie.',
      values: {
        acc: 'eine richtige Anklage',
        wrongHoax: 'zu Unrecht angezweifelt werden',
        finale: 'ein Sieg im Finale',
      },
    },
    illegalScope: {
      title: 'Was illegal sein kann',
      does: 'Legt fest, welche Aktionen ein Baron für illegal erklären darf.',
      effect: 'Trifft es nur persönliche Aktionen, sind Kaufen und Anklagen sicher und die Züge etwas kürzer.',
      values: { all: 'jede Aktion', personal: 'nur Aktionen im Namen einer Identität' },
    },
    chainWhen: {
      title: 'Baron, Richter, Mönch reagieren',
      does: 'Legt fest, wann es Illegalität, Strafe und Ablass gibt.',
      effect: 'Ohne diese Reaktionen sind die Züge viel kürzer, und Horten ist weniger gefährlich.',
      values: { always: 'in jedem Zug', atMost6: 'erst wenn höchstens sechs dabei sind', never: 'gar nicht' },
    },
    afterHoaxedAction: {
      title: 'Nach entlarvter Aktion',
      does: 'Legt fest, ob man es nach einer aufgeflogenen Aktion als jemand anders versuchen muss.',
      effect: 'Ein zweiter Versuch macht Lügen billiger, Züge länger und wahre Identitäten leichter zu finden.',
      values: { turnEnds: 'der Zug ist vorbei', newAction: 'man gibt sich als jemand anders aus' },
    },
    bankSupply: {
      title: 'Bestand der Bank',
      does: 'Legt fest, ob der Bank Gold, Wein oder Korn ausgehen kann.',
      effect: 'Mit begrenzter Bank wird es an großen Tischen knapp; eine endlose hält alles im Fluss.',
      values: { limited: 'zwanzig von jeder Sorte, ab neun Plätzen vierzig', infinite: 'geht nie aus' },
    },
    identityCopies: {
      title: 'Karten je Identität',
      does: 'Legt fest, wie viele am Tisch höchstens dieselbe Identität haben können.',
      effect: 'Weniger Karten machen das Raten leichter und die Runden kürzer; mit mehr tappen alle im Dunkeln.',
    },
    startWares: {
      title: 'Vorräte zu Beginn',
      does: 'So viele Vorräte nimmt sich jeder zu Beginn einer Runde aus der Bank.',
      effect: 'Mit zweien kommen die ersten Trios früher, und die Runden werden kürzer.',
    },
    infoPerTrio: {
      title: 'Identitäten je Trio',
      does: 'So viele Identitäten bekommt man für jedes bezahlte Trio gezeigt.',
      effect: 'Mit zweien fliegt man schneller auf, und die Runden werden kürzer.',
    },
    startPoints: {
      title: 'Punkte zu Beginn',
      does: 'Mit so vielen Thronpunkten geht jeder in die Partie.',
      effect: 'Jeder Punkt verkürzt die Partie; die Runden bleiben, wie sie sind.',
    },
    stakes: {
      title: 'Einsatz',
      does: 'Wert eines Thronpunkts: Alle zahlen zehn ein, jeder bekommt seine ausgezahlt, der König den Rest. Bei 0 geht es um die Ehre.',
      effect: 'So lang wie sonst, aber jeder einzelne Punkt tut weh.',
    },
    drinking: {
      title: 'Trinkspiel',
      does: 'Sagt nach Zweifeln, Anklagen, Finale und Krönung an, wer das Glas hebt; am Spiel selbst ändert sich nichts.',
      effect: 'Lauter, und mit dem Abend langsamer.',
      values: {
        off: 'niemand muss trinken',
        de: 'nach einem falschen Zweifel trinken alle Zweifler',
        it: 'nach einem falschen Zweifel trinkt nur der erste Zweifler',
      },
    },
    trioPaysIndulgence: {
      title: 'Ablass aus einem Trio',
      does: 'Wer verurteilt ist, darf ein eigenes Trio aufbrechen, um den Ablass zu zahlen.',
      effect: 'Mehr Auswege vor der Strafe, aber auf Kosten eines Trios: Die Runden dauern etwas länger.',
    },
    coverExhausted: {
      title: 'Verbrauchtes abdecken',
      does: 'Liegen alle Karten einer Identität offen, kann sich niemand mehr als sie ausgeben.',
      effect: 'Erspart das Mitzählen und macht späte Bluffs schwerer.',
    },
    magicianReactsAlone: {
      title: 'Magier oder Urteil',
      does: 'Wer sich in einem Zug als Magier immunisiert, reagiert darin nicht als Baron, Richter oder Mönch, und umgekehrt.',
      effect: 'Weniger Reaktionen, kürzere Züge, und Angegriffene haben die Qual der Wahl.',
    },
    exposedStaysSilent: {
      title: 'Entlarvte schweigen',
      does: 'Wer beim Lügen erwischt wurde, reagiert in diesem Zug nicht mehr, darf aber weiter zweifeln und abstimmen.',
      effect: 'Auffliegen tut mehr weh, und die Züge enden früher.',
    },
    skipFutile: {
      title: 'Aussichtsloses überspringen',
      does: 'Lässt die Illegalität weg, sobald nur zwei übrig sind und danach ohnehin keiner strafen könnte.',
      effect: 'Kürzere Finale, mit einem Köder weniger.',
    },
    noMerchant: {
      title: 'Ohne Händler',
      does: 'Nimmt den Händler aus dem Spiel; dafür muss zu Beginn niemand eine Identität abdecken.',
      effect: 'Trios sind schwerer zu bekommen, und anfangs steht jede Rolle offen: mehr Raum zum Bluffen.',
    },
    suddenDeath: {
      title: 'Plötzlicher Tod',
      does: 'Keine Thronpunkte: Es siegt, wer übrig bleibt oder als Erster angezweifelt wird und die Wahrheit gesagt hat.',
      effect: 'Eine sehr kurze Partie, in der jeder Zweifel der letzte sein kann.',
    },
    accuseAnytime: {
      title: 'Jederzeit anklagen',
      does: 'Erlaubt Anklagen auch dann, wenn man nicht am Zug ist.',
      effect: 'Kürzere Runden; wer fast durchschaut ist, kommt nicht mehr zur Ruhe.',
    },
    infoExtra: {
      title: 'Informationen obendrein',
      does: 'Erlaubt, einmal im eigenen Zug zusätzlich zur Aktion Informationen zu kaufen.',
      effect: 'Trios werden früher ausgegeben, Geheimnisse kommen schneller heraus, die Runden werden kürzer.',
    },
    memoryHoax: {
      title: 'Gut merken',
      does: 'Eine widerlegte Identität bleibt ihrem Spieler verboten, wird aber nicht abgedeckt: Das muss sich jeder merken.',
      effect: 'Fordert das Gedächtnis und schont, wer unter Verdacht steht.',
    },
    secondIdentity: {
      title: 'Zweite Identität',
      does: 'Der erste falsche Zweifel gegen dich in einer Runde bringt zwei Punkte und eine neue Karte; du bleibst dabei.',
      effect: 'Längere Runden, mehr Züge für alle; am besten zu dritt oder zu viert.',
    },
    ghosts: {
      title: 'Gespenster',
      does: 'Wer ausscheidet, darf noch so oft zweifeln und mitstimmen, wie dann Spieler übrig sind; im Finale nicht.',
      effect: 'Niemand wartet nur, und späte Bluffs treffen auf mehr Zweifler.',
    },
    children: {
      title: 'Kinderspiel',
      does: 'Informationen und Anklagen sind offen, und alles Widerlegte wird abgedeckt; gedacht für eine Karte je Identität.',
      effect: 'Leichter und kürzer; für höchstens sieben.',
    },
    oldest: {
      title: 'Platz der ältesten Person',
      does: 'Sagt, auf welchem Platz sitzt, wer am ältesten ist und deshalb anfängt; gezählt ab 1. Bei 0 ist niemand genannt, und das Los entscheidet.',
      effect: 'Für Dauer und Spannung fast ohne Bedeutung.',
    },
  },
  presets: {
    quick: {
      title: 'Schneller Thron',
      character: 'Die deutschen Regeln mit fünf Thronpunkten vorweg: halber Weg, halbe Zeit.',
    },
    de: {
      title: 'Deutsche Ausgabe von 1999',
      character: 'Das Original: Jeder kommt zu Wort, und erhobene Hände zeigen auf den Lügner.',
    },
    it: {
      title: 'Italienische Ausgabe von 2002',
      character: 'Die schnelle: Wer zuerst ruft, zählt, und der Älteste fängt an.',
    },
    fr: {
      title: 'Französische Ausgabe',
      character: 'Freier Handel, milde Richter, Abstimmung reihum und ein Duell der letzten zwei.',
    },
    en: {
      title: 'Englische Ausgabe',
      character: 'Wie die französische, nur zählt man selbst mit, was verbraucht ist.',
    },
    eon1981: {
      title: 'EON-Ausgabe von 1981',
      character: 'Der Urahn: keine Punkte, kein Händler, und jeder Zweifel kann der letzte sein.',
    },
    testers: {
      title: 'Liebling der Tester',
      character: 'Die deutschen Regeln, dazu jederzeit Anklagen und Informationen obendrein.',
    },
    crowd: {
      title: 'Große Tafel',
      character: 'Für neun bis vierzehn: zu Beginn von allem mehr, dazwischen weniger Warten.',
    },
    children: {
      title: 'Mit Kindern',
      character: 'Jeder ist jemand anders und nichts wird geflüstert: Raten leicht gemacht.',
    },
  },
  groups: {
    setup: 'Aufbau',
    actions: 'Aktionen',
    information: 'Informationen',
    doubts: 'Anzweifeln',
    reactions: 'Reaktionen',
    finale: 'Finale',
    points: 'Punkte',
    fun: 'Nur zum Spaß',
  },
  off: 'Gilt nicht',
};
