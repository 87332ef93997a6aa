// What lies before whoever looks at the ministry: what they know, what they may do, and the move they are putting together.

import { decrees, type Ministry, ministryOf } from '@pretender/decrees';
import type { RawMove, Refusal, Seat, Value } from '@pretender/kernel';
import { createContext } from 'svelte';
import type { Reply, Wish } from '../../../line/outbox.ts';
import { DeadTime } from '../../../shell/beat/dead-time.svelte.ts';
import { namesOf } from '../../../sitting/names.ts';
import type { Picture } from '../../../sitting/picture.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import type { AnyView } from '../../face.ts';
import { composeMove, obstacleTo } from '../board/compose.ts';
import { type Control, controlsOf, type MoveType, ZONES } from '../board/controls.ts';
import { foresee } from '../board/foresee.ts';
import type { Choices, Slot, SlotKind } from '../board/slots.ts';
import { topAsk } from '../board/why-not.ts';
import { DealDrafts } from '../deals/deal-drafts.svelte.ts';
import { decreesView } from '../view.ts';

const NOTICE_FOR = 5000;

/** Decisions that change what all can see. */
const FORESEEN: readonly (string | undefined)[] = ['action', 'removal'];

/** The button that a hint of the lesson is about. */
export const HINTED = { start: null, clean: 'special', stamp: 'stamp', send: 'forward', deal: null } as const;

export class Office {
  readonly sitting: Sitting;
  readonly dead = new DeadTime();
  readonly drafts = new DealDrafts();
  readonly picture: Picture = $derived.by(() => this.sitting.picture as Picture);
  readonly view = $derived.by(() => decreesView(this.sitting));
  readonly table = $derived(this.view.table);
  readonly names = $derived(namesOf(this.picture));
  /** The seat that is looked from; null from the gallery. */
  readonly me: Seat | null = $derived(this.view.viewer === 'public' ? null : this.view.viewer);
  readonly hand = $derived(this.me === null ? null : this.view.hands[this.me]);
  readonly own: Ministry | null = $derived(this.me === null ? null : ministryOf(this.table, this.me));
  /** Somebody who may press something, now or later. */
  readonly isPlaying = $derived.by(() => this.me !== null && this.sitting.kind !== 'replay');
  readonly #offered = $derived.by(() => (this.isPlaying ? controlsOf(decrees.moves(this.view)) : []));
  /** Offers that lead nowhere as things stand, with the reason. */
  readonly #obstacles = $derived.by(
    () => new Map(this.#offered.map((control) => [control.key, obstacleTo(this.view, control)])),
  );
  readonly controls = $derived.by(() => this.#offered.filter((control) => this.#obstacles.get(control.key) === null));
  readonly ask = $derived(topAsk(this.table));
  readonly clock = $derived.by(() => this.sitting.clock.find(({ ask }) => ask === this.ask?.id) ?? null);
  readonly isAsked = $derived(this.me !== null && this.ask?.seats.includes(this.me) === true);
  readonly isAnswered = $derived.by(
    () => this.isAsked && this.ask !== null && decrees.answered(this.view, this.ask as never),
  );
  readonly isMyTurn = $derived(this.isAsked && this.ask?.kind === 'action');
  /** What a newcomer should know now. */
  readonly hint = $derived.by(
    () => (this.sitting.lesson?.hint?.(this.picture.view as AnyView) ?? null) as keyof typeof HINTED | null,
  );
  draft = $state.raw<{ readonly key: string; readonly choices: Choices } | null>(null);
  readonly control: Control | null = $derived.by(() => this.#control());
  readonly composition = $derived(
    this.control &&
      composeMove(this.view, this.control, this.draft?.key === this.control.key ? this.draft.choices : {}),
  );
  /** What would follow, once the move is whole. */
  readonly foresight = $derived(
    this.composition?.whole && FORESEEN.includes(this.ask?.kind) ? foresee(this.view, this.composition.whole) : null,
  );
  /** Shown in the line over the controls for a moment: why something is grey, or why it was refused. */
  notice = $state.raw<Pick<Refusal, 'code' | 'clause'> | null>(null);
  /** Somebody who is being put on another desk. */
  lifted = $state.raw<Seat | null>(null);
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** What was begun, or the one decision that is waited for. A bid may be changed until all are opened. */
  #control(): Control | null {
    const begun = this.controls.find(({ key }) => key === this.draft?.key);
    if (begun) return begun;
    const due = this.controls.find(({ type, ask }) => ZONES[type] === 'sheet' && ask === this.ask?.id);
    return due ?? null;
  }

  controlOf(type: MoveType, card: string | null = null): Control | null {
    return this.controls.find((each) => each.type === type && (card === null || each.card === card)) ?? null;
  }

  /** Why an offered card leads nowhere; null where the game does not even offer it. */
  obstacleOf(type: MoveType, card: string): Refusal | null {
    const control = this.#offered.find((each) => each.type === type && each.card === card);
    return (control && this.#obstacles.get(control.key)) ?? null;
  }

  /** The slot that a press on the map answers: the one that waits, or the last of its kind. */
  slotFor(...kinds: readonly SlotKind[]): Slot | null {
    const slots = this.composition?.slots ?? [];
    const last = slots.at(-1);
    if (last && last.chosen === undefined) return kinds.includes(last.kind) ? last : null;
    return slots.findLast(({ kind }) => kinds.includes(kind)) ?? null;
  }

  begin(control: Control, choices: Choices = {}): void {
    this.notice = null;
    this.draft = { key: control.key, choices };
  }

  choose(slot: string, value: Value | object): void {
    if (this.control === null) return;
    // What was in the way before is not in the way of this.
    this.notice = null;
    const choices = this.draft?.key === this.control.key ? this.draft.choices : {};
    this.draft = { key: this.control.key, choices: { ...choices, [slot]: value } };
  }

  chooseAll(choices: Choices): void {
    if (this.control === null) return;
    this.notice = null;
    this.draft = { key: this.control.key, choices };
  }

  /** One of the options, or the reason why not. */
  pick(slot: Slot, value: Value): void {
    const option = slot.options.find((each) => each.value === value);
    if (option?.refusal) this.tell(option.refusal);
    else if (option) this.choose(slot.name, value);
  }

  drop(): void {
    this.draft = null;
    this.lifted = null;
  }

  confirm(): void {
    const { control, composition } = this;
    if (control && composition?.whole) void this.send(control, composition.whole);
    else if (composition?.refusal) this.tell(composition.refusal);
  }

  /** At once where nothing is left to choose and nothing to look at before, otherwise it is spread out. */
  press(control: Control): void {
    const { slots, whole } = composeMove(this.view, control, {});
    if (whole !== null && slots.length === 0 && control.type !== 'play') void this.send(control, whole);
    else this.begin(control);
  }

  async send({ ask }: Pick<Control, 'ask'>, move: RawMove): Promise<boolean> {
    // What stands beside the turn does not move under the finger.
    if (this.#isSending || (this.dead.isOn && ask === this.ask?.id)) return false;
    this.#isSending = true;
    const reply = await this.sitting.send({ t: 'move', ask, move } as Wish);
    this.#isSending = false;
    this.drop();
    if (reply.ok) this.notice = null;
    else this.#tellReply(reply);
    return reply.ok;
  }

  async wish(wish: Wish): Promise<boolean> {
    const reply = await this.sitting.send(wish);
    if (!reply.ok) this.#tellReply(reply);
    return reply.ok;
  }

  #tellReply({ code, why, clause }: Reply): void {
    this.tell({ code: (code === 'rules' ? why : code) ?? '', clause });
  }

  tell(notice: Pick<Refusal, 'code' | 'clause'>): void {
    clearTimeout(this.#noticeTimer);
    this.notice = notice;
    this.#noticeTimer = setTimeout(() => {
      this.notice = null;
    }, NOTICE_FOR);
  }
}

export const [getOffice, setOffice] = createContext<Office>();
