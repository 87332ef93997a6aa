import type { Texts } from './texts.ts';

export const it: Texts = {
  options: {
    tempo: {
      title: 'A corte o a gara',
      does: 'Stabilisce se una reazione aspetta che la dichiarazione precedente sia risolta o se vale appena viene detta.',
      effect: 'A corte c’è calma e ogni Hoax viene ascoltato; a gara si va più in fretta, e chi esita ci rimette.',
      values: {
        courtly: 'a corte: le reazioni anticipate aspettano, nascoste, il loro momento',
        shouting: 'a gara: vale chi parla per primo, e la dichiarazione di prima è salva',
      },
    },
    firstPlayer: {
      title: 'Chi comincia',
      does: 'Stabilisce a chi tocca il primo turno della partita; i round successivi li apre chi ha vinto la Finale.',
      effect: 'Quasi ininfluente su durata e tensione.',
      values: {
        random: 'si tira a sorte',
        host: 'chi ha aperto il tavolo',
        oldest: 'chi ha più anni',
      },
    },
    merchantTrade: {
      title: 'Lo scambio del Mercante',
      does: 'Stabilisce quanto può scambiare il Mercante in un solo turno.',
      effect: 'Con gli scambi misti i Tris arrivano prima, e con loro le informazioni: round più brevi.',
      values: {
        oneKind: 'un tipo contro un altro, con un solo partner',
        mixed: 'tipi a piacere, uno a uno, con più partner',
      },
    },
    judgeAmount: {
      title: 'Peso della sentenza',
      does: 'Stabilisce se il Giudice può essere clemente con chi potrebbe pagare due merci.',
      effect: 'Con la scelta libera le sentenze sono più miti, e il Giudice ha di che trattare.',
      values: { mustTwo: 'due merci, se due sono libere', free: 'una o due, a piacere del Giudice' },
    },
    reactionBudget: {
      title: 'Reazioni per turno',
      does: 'Limita quante volte si può reagire nello stesso turno.',
      effect: 'Più il limite è stretto, più i turni sono brevi; senza limite, chi osa colpisce due volte.',
      values: {
        oneOfChain: 'una come Barone, Giudice o Monaco, più l’immunità',
        oneReaction: 'una sola, immunità compresa',
        unlimited: 'quante se ne osano',
      },
    },
    hoaxVote: {
      title: 'Come si vota',
      does: 'Stabilisce in che modo il tavolo dice se si unisce a un Hoax.',
      effect:
        'A mani alzate è rapido e contagioso; a turno è più lento; in segreto si resta in sospeso fino all’ultimo.',
      values: {
        hands: 'mani alzate quando si vuole, davanti a tutti',
        inTurn: 'uno dopo l’altro, apertamente',
        sealed: 'in segreto, scoperti tutti insieme',
      },
    },
    hoaxThreshold: {
      title: 'Mani per un Hoax',
      does: 'Stabilisce quanti devono unirsi perché un Hoax venga messo alla prova.',
      effect: 'Più mani servono, più il bluff è sicuro e il round lungo.',
      values: {
        half: 'metà di chi è ancora in gioco',
        allOthers: 'tutti tranne chi è messo in dubbio',
        halfMax4: 'metà di chi è in gioco, ma mai più di quattro',
      },
    },
    wrongHoaxPoints: {
      title: 'Punti per un Hoax sbagliato',
      does: 'Stabilisce quanti Punti Trono riceve chi subisce un Hoax pur avendo detto la verità.',
      effect: 'Con quattro punti la partita si accorcia e ogni Hoax è un rischio maggiore.',
    },
    finaleStart: {
      title: 'Quando inizia la Finale',
      does: 'Stabilisce se la Finale parte appena restano in due o se aspetta la fine del turno.',
      effect: 'Se parte subito c’è pericolo in pieno turno; se aspetta, entrambi riprendono fiato.',
      values: { immediate: 'appena restano in due', endOfTurn: 'quando il turno in corso è finito' },
    },
    finaleMode: {
      title: 'Tipo di Finale',
      does: 'Stabilisce se gli ultimi due continuano come prima o cercano soltanto di smascherarsi.',
      effect: 'Il duello è breve e tagliente; la Finale normale lascia spazio ai bluff.',
      values: { normal: 'turni come prima, ma un Hoax non richiede voto', duel: 'i due si sfidano a vicenda, a turno' },
    },
    finaleWrongHoaxPoints: {
      title: 'Finale vinta per Hoax sbagliato',
      does: 'Stabilisce quanti punti vale la Finale se l’avversario ha messo in dubbio la verità.',
      effect: 'Con sei punti basta un passo falso in Finale per avvicinare di molto la corona.',
    },
    finaleRepelPoint: {
      title: 'Accusa respinta in Finale',
      does: 'Stabilisce se chi vince riceve un punto in più quando la Finale si chiude con un’accusa sbagliata.',
      effect: 'Con il punto, tirare a indovinare in Finale è un po’ più rischioso e la partita un po’ più breve.',
    },
    wrongAccusationPoint: {
      title: 'Punto a chi è accusato a torto',
      does: 'Stabilisce se chi viene accusato a torto riceve, oltre alle merci, un Punto Trono.',
      effect: 'Con il punto, tirare a indovinare costa di più e la partita finisce un po’ prima.',
    },
    finaleTurnLimit: {
      title: 'Durata massima della Finale',
      does: 'Dopo questo numero di turni la Finale è pari e ciascuno prende un punto; 0 toglie il limite. Non è in nessun regolamento.',
      effect: 'Chiude le Finali in cui nessuno osa; un limite basso mette fretta a entrambi.',
    },
    tenBy: {
      title: 'Come arriva il decimo punto',
      does: 'Elenca che cosa può dare l’ultimo punto per la corona; tutto il resto si ferma a nove.',
      effect: 'Meno vie ci sono, più il finale di partita è lungo e teso.',
      values: { acc: 'un’accusa giusta', wrongHoax: 'un Hoax subito a torto', finale: 'la vittoria in una Finale' },
    },
    illegalScope: {
      title: 'Che cosa può essere illegale',
      does: 'Stabilisce quali azioni un Barone può dichiarare illegali.',
      effect: 'Se rischiano solo le azioni personali, informarsi e accusare è sicuro e i turni sono un po’ più brevi.',
      values: { all: 'qualsiasi azione', personal: 'solo quelle fatte a nome di un personaggio' },
    },
    chainWhen: {
      title: 'Barone, Giudice, Monaco',
      does: 'Stabilisce quando si usano illegalità, sentenze e indulgenze.',
      effect: 'Senza queste reazioni i turni sono molto più brevi, e accumulare è meno pericoloso.',
      values: { always: 'in ogni turno', atMost6: 'solo se si è al massimo in sei', never: 'mai' },
    },
    afterHoaxedAction: {
      title: 'Dopo un’azione smascherata',
      does: 'Stabilisce se chi viene smascherato nel proprio turno deve riprovare come qualcun altro.',
      effect: 'Il secondo tentativo rende le bugie meno care, i turni più lunghi e le identità più facili da scoprire.',
      values: { turnEnds: 'il turno finisce', newAction: 'bisogna impersonare qualcun altro' },
    },
    bankSupply: {
      title: 'Scorte della banca',
      does: 'Stabilisce se alla banca possono mancare oro, vino o grano.',
      effect: 'Una banca limitata crea scarsità ai tavoli grandi; una infinita fa scorrere tutto.',
      values: { limited: 'venti merci per tipo, quaranta da nove posti in su', infinite: 'non si esaurisce mai' },
    },
    identityCopies: {
      title: 'Carte per ogni identità',
      does: 'Stabilisce quanti giocatori al massimo possono avere la stessa identità.',
      effect: 'Con meno carte indovinare è più facile e i round sono più brevi; con più carte si brancola nel buio.',
    },
    startWares: {
      title: 'Merci iniziali',
      does: 'Stabilisce quante merci ciascuno prende dalla banca all’inizio di un round.',
      effect: 'Con due merci i primi Tris arrivano prima e i round si accorciano.',
    },
    infoPerTrio: {
      title: 'Identità per Tris',
      does: 'Stabilisce quante identità vengono mostrate per ogni Tris pagato.',
      effect: 'Con due ci si scopre più in fretta e i round si accorciano.',
    },
    startPoints: {
      title: 'Punti iniziali',
      does: 'Tutti cominciano la partita con questi Punti Trono.',
      effect: 'Ogni punto accorcia la partita; i round restano uguali.',
    },
    stakes: {
      title: 'Posta',
      does: 'Valore di un Punto Trono: tutti ne versano dieci, ciascuno incassa i suoi, il resto va al re. Con 0 si gioca per l’onore.',
      effect: 'Dura come al solito, ma ogni singolo punto brucia.',
    },
    drinking: {
      title: 'Hoax alcolico',
      does: 'Dice chi alza il bicchiere dopo Hoax, accuse, Finali e incoronazione; il gioco in sé non cambia.',
      effect: 'Più chiasso, e più lentezza man mano che passa la sera.',
      values: {
        off: 'nessuno deve bere',
        de: 'dopo un Hoax sbagliato bevono tutti quelli che hanno dubitato',
        it: 'dopo un Hoax sbagliato beve solo chi ha dubitato per primo',
      },
    },
    trioPaysIndulgence: {
      title: 'Indulgenza presa da un Tris',
      does: 'Il condannato può sciogliere un proprio Tris per pagare un’indulgenza.',
      effect: 'Più vie d’uscita dalla sentenza, ma a spese di un Tris: i round durano un po’ di più.',
    },
    coverExhausted: {
      title: 'Coprire le identità esaurite',
      does: 'Quando tutte le carte di un’identità sono scoperte, nessuno può più impersonarla.',
      effect: 'Evita di tenere il conto e rende più difficili gli ultimi bluff.',
    },
    magicianReactsAlone: {
      title: 'O Mago o verdetto',
      does: 'Chi si immunizza come Mago non reagisce nello stesso turno come Barone, Giudice o Monaco, e viceversa.',
      effect: 'Meno reazioni, turni più brevi, e una scelta più dura per chi è sotto attacco.',
    },
    exposedStaysSilent: {
      title: 'Smascherato, taci',
      does: 'Chi è stato colto a mentire non reagisce più in quel turno, ma può ancora dubitare e votare.',
      effect: 'Farsi scoprire costa di più, e i turni finiscono prima.',
    },
    skipFutile: {
      title: 'Saltare ciò che è inutile',
      does: 'Salta l’illegalità quando si resta in due e nessuno potrebbe poi emettere una sentenza.',
      effect: 'Finali più brevi, con un’esca in meno.',
    },
    noMerchant: {
      title: 'Senza Mercante',
      does: 'Toglie il Mercante dal gioco; in cambio all’inizio nessuno copre un’identità.',
      effect: 'I Tris sono più difficili e all’inizio ogni ruolo è possibile: più spazio ai bluff.',
    },
    suddenDeath: {
      title: 'Morte improvvisa',
      does: 'Niente Punti Trono: vince l’ultimo rimasto, o il primo che subisce un Hoax dicendo la verità.',
      effect: 'Partita brevissima, in cui ogni Hoax può essere l’ultimo.',
    },
    accuseAnytime: {
      title: 'Accuse in ogni momento',
      does: 'Permette di accusare anche fuori dal proprio turno.',
      effect: 'Round più brevi; chi è quasi scoperto non ha più pace.',
    },
    infoExtra: {
      title: 'Informazioni in aggiunta',
      does: 'Permette di acquistare informazioni una volta nel proprio turno, in aggiunta all’azione.',
      effect: 'I Tris si spendono prima, i segreti escono più in fretta e i round si accorciano.',
    },
    memoryHoax: {
      title: 'Tutto a memoria',
      does: 'Un’identità smentita resta vietata a chi l’ha dichiarata, ma non si copre: tocca a tutti ricordarla.',
      effect: 'Mette alla prova la memoria e dà respiro a chi è sospettato.',
    },
    secondIdentity: {
      title: 'Seconda identità',
      does: 'Il primo Hoax sbagliato contro di te in un round dà due punti e una carta nuova, invece di farti uscire.',
      effect: 'Round più lunghi e più turni per tutti; ideale in tre o quattro.',
    },
    ghosts: {
      title: 'Fantasmi',
      does: 'Chi esce può ancora dubitare e votare, tante volte quanti sono i giocatori rimasti; non in Finale.',
      effect: 'Nessuno aspetta e basta, e gli ultimi bluff trovano più scettici.',
    },
    children: {
      title: 'Per bambini',
      does: 'Informazioni e accuse si fanno a voce alta, e ciò che è smentito si copre; pensato per una carta per identità.',
      effect: 'Più facile e più breve; al massimo in sette.',
    },
    oldest: {
      title: 'Posto di chi ha più anni',
      does: 'Indica a quale posto, contando da 1, siede chi ha più anni e quindi comincia. Con 0 nessuno è stato indicato e si tira a sorte.',
      effect: 'Quasi ininfluente su durata e tensione.',
    },
  },
  presets: {
    quick: {
      title: 'Trono rapido',
      character: 'Le regole tedesche con cinque Punti Trono in partenza: metà strada, metà tempo.',
    },
    de: {
      title: 'Edizione tedesca del 1999',
      character: 'L’originale: tutti hanno voce, e le mani alzate indicano chi mente.',
    },
    it: {
      title: 'Edizione italiana del 2002',
      character: 'La più svelta: vale chi parla per primo, e comincia il più anziano.',
    },
    fr: {
      title: 'Edizione francese',
      character: 'Commercio libero, giudici miti, voto a turno e un duello tra gli ultimi due.',
    },
    en: {
      title: 'Edizione inglese',
      character: 'Come la francese, ma il conto di ciò che è esaurito lo tiene ciascuno da sé.',
    },
    eon1981: {
      title: 'Edizione EON del 1981',
      character: 'L’antenato: niente punti, niente Mercante, e ogni Hoax può chiudere la partita.',
    },
    testers: {
      title: 'La scelta dei collaudatori',
      character: 'Le regole tedesche, con accuse in ogni momento e informazioni in aggiunta.',
    },
    crowd: { title: 'Tavolata', character: 'Da nove a quattordici: più di tutto all’inizio, meno attese in mezzo.' },
    children: {
      title: 'Con i bambini',
      character: 'Ognuno è qualcun altro e niente si sussurra: indovinare è più facile.',
    },
  },
  groups: {
    setup: 'Preparazione',
    actions: 'Azioni',
    information: 'Informazioni',
    doubts: 'Hoax',
    reactions: 'Reazioni',
    finale: 'Finale',
    points: 'Punti',
    fun: 'Per divertirsi',
  },
  off: 'Non vale',
};
