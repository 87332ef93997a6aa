import type { Texts } from './texts.ts';

export const it: Texts = {
  options: {
    tiedHighPays: {
      title: 'Parità in testa',
      does: 'Stabilisce quanto paga chi ha fatto la puntata più alta insieme ad altri, prima di puntare di nuovo.',
      effect: 'Pagare anche la puntata rende rischiose le puntate alte e accorcia l’asta.',
      values: { two: 'due colpe a testa', bidPlusTwo: 'la puntata e due colpe' },
    },
    execMayStartVacant: {
      title: 'Esecutivo anche vuoto',
      does: 'In quattro la Branca Esecutiva può iniziare senza direttore; allora cominciano le Risorse Umane.',
      effect: 'I decreti possono restare fermi per un po’, e l’avvio è più lento.',
    },
    distributeIntoOwn: {
      title: 'La colpa può salire',
      does: 'Distribuendo la colpa la si può anche portare dal basso sul proprio ministero.',
      effect: 'Rafforza la Marina, che può subito liberarsi di ciò che ha raccolto.',
    },
    singleController: {
      title: 'Un solo controllore',
      does: 'Nessun ministero può essere controllato da altri due insieme.',
      effect: 'La catena di controllo resta chiara e in cima c’è sempre un solo ministero.',
    },
    maxArrows: {
      title: 'Numero di frecce',
      does: 'Stabilisce quante frecce di controllo ci sono.',
      effect: 'Più frecce legano più ministeri, e la colpa va più lontano.',
    },
    sdInsert: {
      title: 'Ritorno della Stagnazione',
      does: 'Stabilisce dove si rimette Stagnazione e Declino nel mazzo dopo che ha colpito.',
      effect: 'Il terzo centrale resta incerto ma equo; «ovunque» può colpire due volte di fila.',
      values: {
        deck: 'come dice il mazzo',
        middleThird: 'da qualche parte nel terzo centrale',
        uniform: 'ovunque nel mazzo',
        exact: 'esattamente a metà',
      },
    },
    sdSalvage: {
      title: 'Salvare una carta',
      does: 'Chi pesca Stagnazione e Declino tiene una delle carte che vengono scartate.',
      effect: 'Addolcisce il colpo per chi la pesca.',
    },
    sdDiscard: {
      title: 'Carte scartate',
      does: 'Stabilisce quante carte scarta Stagnazione e Declino; con 0 decide il mazzo.',
      effect: 'Più carte se ne vanno, più breve è la partita.',
    },
    endTiming: {
      title: 'Quando il mazzo è vuoto',
      does: 'Stabilisce se la partita si ferma subito o alla fine del turno.',
      effect: 'Finire il turno dà qualcosa in più all’ultimo giocatore.',
      values: { immediate: 'finisce subito', endOfTurn: 'si gioca fino alla fine del turno' },
    },
    forwardRewardOnce: {
      title: 'Inoltrare paga una volta',
      does: 'Ogni passo di un decreto premia l’inoltro una volta sola.',
      effect: 'Due giocatori non possono guadagnare rimandandosi un decreto.',
    },
    handLimit: {
      title: 'Limite di carte in mano',
      does: 'Stabilisce quante carte si possono tenere alla fine del proprio turno; 0 vuol dire quante si vuole.',
      effect: 'Un limite spinge a giocare le carte prima.',
    },
    tieBreak: {
      title: 'Parità alla fine',
      does: 'Stabilisce chi è davanti fra giocatori con la stessa colpa.',
      effect: 'I timbri danno un motivo in più per lavorare ai decreti.',
      values: { shared: 'dividono il posto', stamps: 'è davanti chi ha timbrato di più' },
    },
    trades: {
      title: 'Accordi',
      does: 'Stabilisce che cosa i giocatori possono darsi di comune accordo.',
      effect: 'Senza accordi una partita dura circa mezz’ora di meno, ed è più solitaria.',
      values: { all: 'colpa e carte', cards: 'solo carte', off: 'niente' },
    },
    tradeBlameCap: {
      title: 'Colpa assunta al massimo',
      does: 'Limita quanta colpa un giocatore può prendersi con accordi in un turno; 0 vuol dire senza limite.',
      effect: 'Impedisce a chi non ha speranze di far vincere un altro.',
    },
  },
  presets: {
    standard: { title: 'Da regolamento', character: 'Le regole dell’autore, con la nostra lettura dove tacciono.' },
    short: { title: 'Breve', character: 'Stagnazione e Declino porta via sette carte, e la fine arriva prima.' },
    long: { title: 'Lunga', character: 'Stagnazione e Declino porta via solo tre carte, e c’è tempo per tramare.' },
    guarded: {
      title: 'Fra sconosciuti',
      character: 'Con gli accordi ci si può prendere poca colpa, e i timbri decidono le parità.',
    },
  },
  groups: {
    setup: 'Inizio e carte in mano',
    board: 'Controllo e decreti',
    stagnation: 'Stagnazione e Declino',
    deals: 'Trattative',
    end: 'La fine',
  },
  off: 'Disattivato',
  credit:
    'Final Decrees è di Carl de Visser. Questa è una realizzazione non ufficiale delle sue regole, con carte e decreti sostitutivi nostri.',
};
