// What lies before whoever looks at the table: what they know, what they may say, and the move they are putting together.

import { hoax, type Identity, WARES } from '@pretender/hoax';
import type { RawMove, Refusal, Seat, Value } from '@pretender/kernel';
import { createContext } from 'svelte';
import type { Reply, Wish } from '../../../line/outbox.ts';
import { DeadTime } from '../../../shell/beat/dead-time.svelte.ts';
import { namesOf } from '../../../sitting/names.ts';
import type { Picture } from '../../../sitting/picture.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { type Choices, composeMove, headQuestion } from '../board/compose.ts';
import { type Control, controlsOf, type MoveType, ZONES } from '../board/controls.ts';
import { isOwnTurn } from '../board/heads.ts';
import { timesKnown } from '../hints/known.svelte.ts';
import { fasterText, tooLateText } from '../lost-race.ts';
import { sentenceFor } from '../refusals.ts';
import { hoaxView } from '../view.ts';
import { costOf } from './cost.ts';

/** Long enough to read it and to reach for its paragraph. */
const NOTICE_FOR = 6500;

/** Shown in the line over the controls for a moment. */
export interface Notice {
  readonly text: string;
  readonly clause: string | null;
  readonly tone: 'kind' | 'no';
}

export class Desk {
  readonly sitting: Sitting;
  readonly dead = new DeadTime();
  readonly picture: Picture = $derived.by(() => this.sitting.picture as Picture);
  readonly view = $derived.by(() => hoaxView(this.sitting));
  readonly table = $derived(this.view.table);
  readonly names = $derived(namesOf(this.picture));
  /** Where the first finale decides there are none. */
  readonly hasPoints = $derived(!this.table.config.suddenDeath);
  /** The seat that is looked from; null from the gallery. */
  readonly me: Seat | null = $derived(this.view.viewer === 'public' ? null : this.view.viewer);
  /** Somebody who may press something, now or later. */
  readonly isPlaying = $derived.by(() => this.me !== null && this.sitting.kind !== 'replay');
  readonly controls = $derived.by(() => {
    return this.isPlaying && !this.isWatching ? controlsOf(hoax.moves(this.view)) : [];
  });
  readonly ask = $derived(this.table.asks.findLast(({ mode }) => mode !== 'standing') ?? null);
  /** All look at a moment that is played: what can be pressed rests. */
  readonly isWatching = $derived.by(() => this.sitting.play?.isBrief === false);
  readonly clock = $derived.by(() => this.sitting.clock.find(({ ask }) => ask === this.ask?.id) ?? null);
  readonly isResting = $derived(this.dead.isOn || this.isWatching || this.clock?.next !== undefined);
  readonly isAsked = $derived(this.me !== null && this.ask?.seats.includes(this.me) === true);
  readonly isAnswered = $derived.by(
    () => this.isAsked && this.ask !== null && hoax.answered(this.view, this.ask as never),
  );
  /** Nothing is asked of this seat until the next round. */
  readonly isOut = $derived.by(() => {
    const { me, table } = this;
    return this.isPlaying && me !== null && table.heirs[me].standing !== 'in' && !this.isAsked && table.king === null;
  });
  /** Others raise their hands against what the reader has said. */
  readonly isDoubted = $derived(this.me !== null && this.table.vote !== null && this.table.claim?.seat === this.me);
  /** What the open claim would do to the reader. */
  readonly cost = $derived(this.me === null ? null : costOf(this.table, this.me));
  readonly sheet = $derived(this.controls.filter(({ type }) => ZONES[type] === 'sheet'));
  /** Whoever is shown three claims may want the whole board. */
  wantsBoard = $state(false);
  /** In the very first turn there are three claims to choose from and nothing else, in the next only yes or no. */
  readonly isSimple = $derived.by(() => (this.sitting.lesson?.stage ?? 'over') !== 'over' && !this.wantsBoard);
  readonly isBare = $derived(this.isSimple && this.me !== null && isOwnTurn(this.view, this.me));
  /** The head whose actions are spread out. */
  head = $state.raw<Identity | null>(null);
  draft = $state.raw<{ readonly key: string; readonly choices: Choices } | null>(null);
  readonly control: Control | null = $derived.by(() => this.#control());
  readonly composition = $derived(this.control && composeMove(this.view, this.control, this.#choicesOf(this.control)));
  /** A decision that is made on the heads of the board, with nothing spread out over the table. */
  readonly asksHeads = $derived.by(() => {
    const isDecision = this.control !== null && ZONES[this.control.type] === 'sheet' && this.sheet.length === 1;
    return isDecision && this.composition ? headQuestion(this.composition) : null;
  });
  /** Why something is grey, why it was refused, or who was faster. */
  notice = $state.raw<Notice | null>(null);
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** What was begun, or the one decision that is waited for. */
  #control(): Control | null {
    const begun = this.controls.find(({ key }) => key === this.draft?.key);
    if (begun) return begun;
    const isDue = this.sheet.length === 1 && this.sheet[0].ask === this.ask?.id && !this.isAnswered;
    return isDue && this.head === null ? this.sheet[0] : null;
  }

  /** Who has never claimed anything finds wares chosen, and changes them if they like. */
  #choicesOf({ key, type }: Control): Choices {
    if (this.draft?.key === key) return this.draft.choices;
    const isNew = type === 'take' && this.sitting.kind === 'live' && timesKnown('claim') === 0;
    return isNew ? { wares: WARES.slice(0, this.table.config.startWares) } : {};
  }

  controlOf(type: MoveType): Control | null {
    const all = this.controls.filter((control) => control.type === type);
    return all.find(({ ask }) => ask === this.ask?.id) ?? all[0] ?? null;
  }

  begin(control: Control): void {
    this.notice = null;
    this.draft = { key: control.key, choices: {} };
  }

  choose(field: string, value: Value | readonly unknown[]): void {
    if (this.control === null) return;
    const choices = this.#choicesOf(this.control);
    this.draft = { key: this.control.key, choices: { ...choices, [field]: value } };
  }

  drop(): void {
    this.draft = null;
    this.head = null;
  }

  confirm(): void {
    const { control, composition } = this;
    if (control && composition?.whole) void this.send(control, composition.whole);
  }

  /** At once where nothing is left to choose, otherwise the questions are spread out. */
  press(control: Control): void {
    const { questions, whole } = composeMove(this.view, control, {});
    if (whole !== null && questions.length === 0) void this.send(control, whole);
    else this.begin(control);
  }

  async send({ ask }: Control, move: RawMove): Promise<void> {
    if (this.#isSending || this.isResting) return;
    this.#isSending = true;
    const reply = await this.sitting.send({ t: 'move', ask, move } as Wish);
    this.#isSending = false;
    this.drop();
    if (reply.ok && reply.as === 'support') this.#say({ text: fasterText(this), clause: 'H8.2', tone: 'kind' });
    else if (reply.ok) this.notice = null;
    else this.#tellReply(reply);
  }

  async wish(wish: Wish): Promise<boolean> {
    const reply = await this.sitting.send(wish);
    if (!reply.ok) this.#tellReply(reply);
    return reply.ok;
  }

  #tellReply({ code, why, clause }: Reply): void {
    const late = code === 'too-late' ? tooLateText(this) : null;
    if (late) this.#say({ text: late, clause: 'H12.8', tone: 'kind' });
    else this.tell({ code: (code === 'rules' ? why : code) ?? '', clause });
  }

  tell({ code, clause }: Pick<Refusal, 'code' | 'clause'>): void {
    this.#say({ text: sentenceFor(code), clause, tone: 'no' });
  }

  /** Something worth knowing, in the same line. */
  hint(text: string): void {
    this.#say({ text, clause: null, tone: 'kind' });
  }

  #say(notice: Notice): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    this.#noticeTimer = setTimeout(() => {
      this.notice = null;
    }, NOTICE_FOR);
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
