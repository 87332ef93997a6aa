import type { Texts } from './texts.ts';

export const fr: Texts = {
  options: {
    tiedHighPays: {
      title: 'Égalité en tête',
      does: 'Fixe ce que paient les plus offrants, à égalité, avant de miser à nouveau.',
      effect: 'Payer aussi la mise rend l’audace dangereuse et raccourcit l’enchère.',
      values: { two: 'deux blâmes chacun', bidPlusTwo: 'leur mise et deux blâmes' },
    },
    execMayStartVacant: {
      title: 'Exécutif parfois vacant',
      does: 'À quatre, l’Exécutif peut commencer sans directeur ; les Ressources humaines jouent alors en premier.',
      effect: 'Les décrets peuvent dormir un moment, et le début est plus lent.',
    },
    distributeIntoOwn: {
      title: 'Le blâme peut remonter',
      does: 'En répartissant, on peut faire remonter du blâme sur son propre ministère.',
      effect: 'Renforce la Marine, qui peut aussitôt se débarrasser de ce qu’elle a pris.',
    },
    singleController: {
      title: 'Un seul contrôle',
      does: 'Aucun ministère ne peut être contrôlé par deux autres à la fois.',
      effect: 'La chaîne reste lisible, et il n’y a toujours qu’un seul sommet.',
    },
    maxArrows: {
      title: 'Nombre de flèches',
      does: 'Fixe combien de flèches de contrôle il y a.',
      effect: 'Plus de flèches relient plus de ministères, et le blâme voyage plus loin.',
    },
    sdInsert: {
      title: 'Retour de la Stagnation',
      does: 'Fixe où Stagnation et Déclin est remise dans la pioche après avoir frappé.',
      effect: 'Le tiers central reste incertain mais juste ; « n’importe où » peut frapper deux fois de suite.',
      values: {
        deck: 'comme le dit la pioche',
        middleThird: 'quelque part dans le tiers central',
        uniform: 'n’importe où dans la pioche',
        exact: 'exactement au milieu',
      },
    },
    sdSalvage: {
      title: 'Sauver une carte',
      does: 'Celui qui pioche Stagnation et Déclin garde une des cartes qu’elle fait défausser.',
      effect: 'Adoucit le coup pour celui qui la pioche.',
    },
    sdDiscard: {
      title: 'Cartes défaussées',
      does: 'Fixe combien de cartes Stagnation et Déclin fait défausser ; avec 0, la pioche décide.',
      effect: 'Plus il en part, plus la partie est courte.',
    },
    endTiming: {
      title: 'Quand la pioche est vide',
      does: 'Fixe si la partie s’arrête sur-le-champ ou à la fin du tour.',
      effect: 'Finir le tour laisse un peu plus au dernier joueur.',
      values: { immediate: 'c’est fini tout de suite', endOfTurn: 'le tour est joué jusqu’au bout' },
    },
    forwardRewardOnce: {
      title: 'Transmettre paie une fois',
      does: 'Chaque étape d’un décret ne récompense la transmission qu’une seule fois.',
      effect: 'Deux joueurs ne peuvent pas se renvoyer un décret pour y gagner.',
    },
    handLimit: {
      title: 'Limite de main',
      does: 'Fixe combien de cartes on peut garder à la fin de son tour ; 0 veut dire sans limite.',
      effect: 'Une limite fait jouer les cartes plus tôt.',
    },
    tieBreak: {
      title: 'Égalité à la fin',
      does: 'Fixe qui est devant parmi ceux qui ont autant de blâme.',
      effect: 'Les tampons donnent une raison de plus de travailler aux décrets.',
      values: { shared: 'ils partagent la place', stamps: 'celui qui a le plus tamponné est devant' },
    },
    trades: {
      title: 'Marchés',
      does: 'Fixe ce que les joueurs peuvent se donner d’un commun accord.',
      effect: 'Sans marchés, une partie dure environ une demi-heure de moins, et on y est plus seul.',
      values: { all: 'blâme et cartes', cards: 'cartes seulement', off: 'rien du tout' },
    },
    tradeBlameCap: {
      title: 'Blâme repris au plus',
      does: 'Limite le blâme qu’un joueur peut reprendre par marché en un tour ; 0 veut dire sans limite.',
      effect: 'Empêche un joueur sans espoir d’en faire gagner un autre.',
    },
  },
  presets: {
    standard: {
      title: 'Selon le livret',
      character: 'Les règles de l’auteur, avec notre lecture là où elles se taisent.',
    },
    short: { title: 'Courte', character: 'Stagnation et Déclin emporte sept cartes, et la fin vient plus tôt.' },
    long: {
      title: 'Longue',
      character: 'Stagnation et Déclin n’emporte que trois cartes, et l’on a le temps d’intriguer.',
    },
    guarded: {
      title: 'Entre inconnus',
      character: 'On reprend peu de blâme par marché, et les tampons départagent.',
    },
  },
  groups: {
    setup: 'Début et main',
    board: 'Contrôle et décrets',
    stagnation: 'Stagnation et Déclin',
    deals: 'Marchés',
    end: 'La fin',
  },
  off: 'Désactivé',
  credit:
    'Final Decrees est de Carl de Visser. Ceci est une réalisation non officielle de ses règles, avec des cartes et décrets de remplacement de notre cru.',
};
