import type { Texts } from './texts.ts';

export const fr: Texts = {
  options: {
    tempo: {
      title: 'À la cour ou à la criée',
      does: 'Décide si une réaction attend que l’annonce précédente soit réglée, ou compte dès qu’elle est lancée.',
      effect:
        'À la cour, tout est calme et chaque doute est entendu ; à la criée, ça va plus vite et hésiter coûte cher.',
      values: {
        courtly: 'à la cour : les réactions anticipées attendent leur moment sans qu’on les voie',
        shouting: 'à la criée : le premier qui parle compte, et l’annonce d’avant est sauve',
      },
    },
    firstPlayer: {
      title: 'Qui commence',
      does: 'Décide qui joue le premier tour de la partie ; ensuite, le vainqueur du face-à-face ouvre la manche.',
      effect: 'Presque sans effet sur la durée et la tension.',
      values: {
        random: 'tiré au sort',
        host: 'qui a ouvert la table',
        oldest: 'la personne la plus âgée',
      },
    },
    merchantTrade: {
      title: 'L’échange du Marchand',
      does: 'Décide combien le Marchand peut échanger en un seul tour.',
      effect: 'Avec l’échange mixte, les trios viennent plus vite, donc les informations aussi : manches plus courtes.',
      values: {
        oneKind: 'une sorte contre une autre, avec un seul partenaire',
        mixed: 'toutes les sortes, une pour une, avec plusieurs partenaires',
      },
    },
    judgeAmount: {
      title: 'Montant de l’amende',
      does: 'Décide si le Juge peut être clément quand le condamné pourrait payer deux ressources.',
      effect: 'Le choix libre adoucit les amendes et donne au Juge de quoi négocier.',
      values: { mustTwo: 'deux ressources si deux sont libres', free: 'une ou deux, au gré du Juge' },
    },
    reactionBudget: {
      title: 'Réactions par tour',
      does: 'Limite combien de fois un joueur peut réagir dans un même tour.',
      effect: 'Plus la limite est stricte, plus les tours sont courts ; sans limite, l’audacieux frappe deux fois.',
      values: {
        oneOfChain: 'une comme Baron, Juge ou Prêtre, plus l’immunité',
        oneReaction: 'une seule, immunité comprise',
        unlimited: 'autant qu’on l’ose',
      },
    },
    hoaxVote: {
      title: 'Forme du vote',
      does: 'Décide comment la table dit si elle partage un doute.',
      effect:
        'À mains levées, c’est vif et contagieux ; tour à tour, plus lent ; en secret, le suspense dure jusqu’au bout.',
      values: {
        hands: 'mains levées quand on veut, à la vue de tous',
        inTurn: 'l’un après l’autre, ouvertement',
        sealed: 'en secret, dévoilé d’un coup',
      },
    },
    hoaxThreshold: {
      title: 'Mains pour un doute',
      does: 'Fixe combien de joueurs doivent se joindre à un doute pour qu’il soit vérifié.',
      effect: 'Plus il faut de mains, plus le bluff est sûr et la manche longue.',
      values: {
        half: 'la moitié des joueurs encore en jeu',
        allOthers: 'tous, sauf le joueur mis en doute',
        halfMax4: 'la moitié, mais jamais plus de quatre',
      },
    },
    wrongHoaxPoints: {
      title: 'Points du doute infondé',
      does: 'Fixe combien de points de trône reçoit celui qu’on met en doute alors qu’il disait vrai.',
      effect: 'Avec quatre points, la partie raccourcit et chaque doute devient plus risqué.',
    },
    finaleStart: {
      title: 'Début du face-à-face',
      does: 'Décide si le face-à-face commence dès qu’il reste deux joueurs ou seulement à la fin du tour.',
      effect: 'Tout de suite, le danger surgit en plein tour ; plus tard, chacun reprend son souffle.',
      values: { immediate: 'dès qu’il ne reste que deux joueurs', endOfTurn: 'quand le tour en cours est fini' },
    },
    finaleMode: {
      title: 'Genre de face-à-face',
      does: 'Décide si les deux derniers jouent comme avant ou cherchent seulement à se démasquer.',
      effect: 'Le duel est bref et tranchant ; le face-à-face normal laisse place au bluff.',
      values: {
        normal: 'des tours comme avant, mais un doute se passe de vote',
        duel: 'les deux se défient à tour de rôle',
      },
    },
    finaleWrongHoaxPoints: {
      title: 'Face-à-face : doute infondé',
      does: 'Fixe combien de points vaut le face-à-face quand l’adversaire a douté de la vérité.',
      effect: 'Avec six points, un seul faux pas peut rapprocher l’autre de la couronne.',
    },
    finaleRepelPoint: {
      title: 'Face-à-face : accusé à tort',
      does: 'Décide si le vainqueur reçoit un point de plus quand une accusation fausse clôt le face-à-face.',
      effect: 'Avec ce point, deviner au hasard est un peu plus dangereux et la partie un peu plus courte.',
    },
    wrongAccusationPoint: {
      title: 'Point de l’accusé à tort',
      does: 'Décide si un joueur accusé à tort reçoit un point de trône en plus des ressources.',
      effect: 'Avec ce point, deviner au hasard coûte plus cher et la partie finit un peu plus tôt.',
    },
    finaleTurnLimit: {
      title: 'Durée du face-à-face',
      does: 'Après ce nombre de tours, il se termine par un match nul et chacun marque un point ; 0 : sans limite. Aucun livret ne connaît cette règle.',
      effect: 'Met fin aux face-à-face où personne n’ose ; une limite basse met la pression.',
    },
    tenBy: {
      title: 'Chemins vers le dixième point',
      does: 'Énumère ce qui peut donner le dernier point avant la couronne ; tout le reste s’arrête à neuf.',
      effect: 'Moins il y a de chemins, plus la fin de partie est longue et tendue.',
      values: { acc: 'une accusation juste', wrongHoax: 'être mis en doute à tort', finale: 'gagner un face-à-face' },
    },
    illegalScope: {
      title: 'Ce qui peut être illégal',
      does: 'Décide quelles actions un Baron peut déclarer illégales.',
      effect:
        'Si seules les actions personnelles sont visées, acheter et accuser est sûr et les tours un peu plus courts.',
      values: { all: 'toutes les actions', personal: 'seulement celles faites au nom d’un personnage' },
    },
    chainWhen: {
      title: 'Baron, Juge et Prêtre',
      does: 'Décide quand on peut jouer l’illégalité, l’amende et le pardon.',
      effect: 'Sans ces réactions, les tours sont bien plus courts et amasser est moins dangereux.',
      values: { always: 'à chaque tour', atMost6: 'seulement à six joueurs ou moins', never: 'jamais' },
    },
    afterHoaxedAction: {
      title: 'Après une action démasquée',
      does: 'Décide si le joueur démasqué à son tour doit réessayer sous une autre identité.',
      effect:
        'Un second essai rend le mensonge moins cher, les tours plus longs et les identités plus faciles à trouver.',
      values: { turnEnds: 'le tour est fini', newAction: 'il faut prétendre être un autre' },
    },
    bankSupply: {
      title: 'Réserve de la banque',
      does: 'Décide si la banque peut manquer d’or, de vin ou de blé.',
      effect: 'Une banque limitée crée la pénurie aux grandes tables ; une banque sans fin fluidifie tout.',
      values: { limited: 'vingt jetons par ressource, quarante dès neuf places', infinite: 'ne s’épuise jamais' },
    },
    identityCopies: {
      title: 'Cartes par identité',
      does: 'Fixe combien de joueurs, au plus, peuvent avoir la même identité.',
      effect: 'Moins de cartes : on devine mieux et les manches raccourcissent ; plus de cartes : brouillard complet.',
    },
    startWares: {
      title: 'Ressources de départ',
      does: 'Fixe combien de ressources chacun prend à la banque au début d’une manche.',
      effect: 'Avec deux, les premiers trios arrivent plus tôt et les manches raccourcissent.',
    },
    infoPerTrio: {
      title: 'Identités par trio',
      does: 'Fixe combien d’identités on te montre pour chaque trio payé.',
      effect: 'Avec deux, on se découvre plus vite et les manches raccourcissent.',
    },
    startPoints: {
      title: 'Points de départ',
      does: 'Chacun commence la partie avec ce nombre de points de trône.',
      effect: 'Chaque point raccourcit la partie ; les manches ne changent pas.',
    },
    stakes: {
      title: 'Mise',
      does: 'Valeur d’un point de trône : chacun en verse dix, touche les siens, et le roi prend le reste. À 0, on joue pour l’honneur.',
      effect: 'Pas plus long, mais chaque point perdu se sent.',
    },
    drinking: {
      title: 'Jeu à boire',
      does: 'Dit qui lève son verre après doutes, accusations, face-à-face et couronnement ; le jeu lui-même ne change pas.',
      effect: 'Plus bruyant, et plus lent au fil de la soirée.',
      values: {
        off: 'personne ne doit boire',
        de: 'après un doute infondé, tous ceux qui doutaient boivent',
        it: 'après un doute infondé, seul le premier à douter boit',
      },
    },
    trioPaysIndulgence: {
      title: 'Un trio paie le pardon',
      does: 'Le condamné peut casser un de ses trios pour payer le pardon.',
      effect: 'Plus d’issues face à l’amende, au prix d’un trio : les manches durent un peu plus.',
    },
    coverExhausted: {
      title: 'Couvrir ce qui est épuisé',
      does: 'Quand toutes les cartes d’une identité sont visibles, plus personne ne peut prétendre l’être.',
      effect: 'Évite de compter et rend les derniers bluffs plus difficiles.',
    },
    magicianReactsAlone: {
      title: 'Magicien ou verdict',
      does: 'Celui qui s’immunise comme Magicien ne réagit pas dans ce tour comme Baron, Juge ou Prêtre, et inversement.',
      effect: 'Moins de réactions, des tours plus courts, et un choix plus dur pour celui qu’on attaque.',
    },
    exposedStaysSilent: {
      title: 'Le démasqué se tait',
      does: 'Celui qui est pris à mentir ne réagit plus de ce tour, mais peut encore douter et voter.',
      effect: 'Se faire prendre coûte plus cher, et les tours finissent plus tôt.',
    },
    skipFutile: {
      title: 'Sauter ce qui ne mène à rien',
      does: 'Laisse de côté l’illégalité quand il reste deux joueurs et que nul ne pourrait ensuite juger.',
      effect: 'Des face-à-face plus courts, avec un appât de moins.',
    },
    noMerchant: {
      title: 'Sans Marchand',
      does: 'Retire le Marchand du jeu ; en échange, personne ne couvre d’identité au départ.',
      effect: 'Les trios sont plus durs à former et tous les rôles sont ouverts au début : place au bluff.',
    },
    suddenDeath: {
      title: 'Mort subite',
      does: 'Pas de points de trône : gagne le dernier en jeu, ou le premier mis en doute alors qu’il disait vrai.',
      effect: 'Une partie très courte, où chaque doute peut être le dernier.',
    },
    accuseAnytime: {
      title: 'Accuser à tout moment',
      does: 'Permet d’accuser aussi en dehors de son tour.',
      effect: 'Manches plus courtes ; celui qu’on a presque découvert n’a plus de répit.',
    },
    infoExtra: {
      title: 'Informations en plus',
      does: 'Permet d’acheter des informations une fois dans son tour, en plus de son action.',
      effect: 'Les trios partent plus tôt, les secrets sortent plus vite et les manches raccourcissent.',
    },
    memoryHoax: {
      title: 'De mémoire',
      does: 'Une identité démentie reste interdite à celui qui s’en est réclamé, mais n’est pas couverte : à chacun de s’en souvenir.',
      effect: 'Exigeant pour la mémoire, clément pour les suspects.',
    },
    secondIdentity: {
      title: 'Deuxième identité',
      does: 'Mis en doute à tort une première fois dans la manche, on reçoit deux points et une nouvelle carte au lieu de sortir.',
      effect: 'Des manches plus longues et plus de tours pour tous ; idéal à trois ou quatre.',
    },
    ghosts: {
      title: 'Fantômes',
      does: 'Celui qui sort peut encore douter et voter, autant de fois qu’il reste alors de joueurs ; pas en face-à-face.',
      effect: 'Personne n’attend sans rien faire, et les derniers bluffs trouvent plus de sceptiques.',
    },
    children: {
      title: 'Pour les enfants',
      does: 'Informations et accusations se font à voix haute, et ce qui est démenti est couvert ; prévu pour une carte par identité.',
      effect: 'Plus facile et plus court ; jusqu’à sept joueurs.',
    },
    oldest: {
      title: 'Place de la personne aînée',
      does: 'Dit à quelle place, comptée à partir de 1, est assise la personne la plus âgée, qui commence. À 0, personne n’est désigné et on tire au sort.',
      effect: 'Presque sans effet sur la durée et la tension.',
    },
  },
  presets: {
    quick: {
      title: 'Trône express',
      character:
        'Les règles allemandes avec cinq points de trône au départ : deux fois moins de chemin, deux fois moins de temps.',
    },
    de: {
      title: 'Édition allemande de 1999',
      character: 'L’originale : chacun a la parole, et les mains levées désignent le menteur.',
    },
    it: {
      title: 'Édition italienne de 2002',
      character: 'La plus vive : le premier qui parle compte, et le plus âgé commence.',
    },
    fr: {
      title: 'Édition française',
      character: 'Commerce libre, juges cléments, vote tour à tour et duel entre les deux derniers.',
    },
    en: { title: 'Édition anglaise', character: 'Comme la française, mais chacun compte lui-même ce qui est épuisé.' },
    eon1981: {
      title: 'Édition EON de 1981',
      character: 'L’ancêtre : ni points ni Marchand, et chaque doute peut tout finir.',
    },
    testers: {
      title: 'Le choix des testeurs',
      character: 'Les règles allemandes, avec accusations à tout moment et informations en plus.',
    },
    crowd: {
      title: 'Grande tablée',
      character: 'De neuf à quatorze : plus de tout au départ, moins d’attente ensuite.',
    },
    children: {
      title: 'Avec des enfants',
      character: 'Chacun est quelqu’un d’autre et rien ne se chuchote : on devine mieux.',
    },
  },
  groups: {
    setup: 'Mise en place',
    actions: 'Actions',
    information: 'Informations',
    doubts: 'Doutes',
    reactions: 'Réactions',
    finale: 'Face-à-face',
    points: 'Points',
    fun: 'Pour le plaisir',
  },
  off: 'Non joué',
};
