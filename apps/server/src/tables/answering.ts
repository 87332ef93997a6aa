// Commands at an open table, from whoever they come: in their turn, or in a race; done once, and answered.

import type { Entry, GameTypes, Seat, Viewer } from '@pretender/kernel';
import type { Command } from '@pretender/protocol';
import { SteppedAnswers } from './answer-steps.ts';
import type { Counted } from './attendance.ts';
import { ackFrame, frame } from './audience.ts';
import { whyTooMuch } from './budgets.ts';
import type { About } from './catch-up.ts';
import { CommandPace, KIND_OF } from './command-pace.ts';
import type { Here } from './dealing.ts';
import { decide } from './decide.ts';
import { type Decision, refuseWith } from './deciders/decision.ts';
import { isTalk } from './deciders/talk.ts';
import { isDoneBy, nameOf } from './done-once.ts';
import type { Listener } from './hall-types.ts';
import { countedAs, entryOf, type TableLine } from './lines.ts';
import { withOrder } from './orders.ts';
import { type Input, isRaced, playInOrder, Race } from './race.ts';
import { isReplaced, type Speaker } from './session.ts';
import { decideOpen, decideStart } from './start.ts';
import type { Deed, OpenTable } from './thinking.ts';
import type { Services } from './world.ts';

/** Somebody else wrote first: the table is read again and the answer tried again. */
const ATTEMPTS = 5;

/** Resolves when it is over. */
interface Racing {
  readonly over: Promise<void>;
}

/** When it was said, as it counts, and what stands against it whatever it is about. */
interface Asked {
  readonly asked: number;
  readonly obstacle?: Decision | null;
}

const NOTHING: Promise<null> = Promise.resolve(null);

/** Not an async function, which would take more room while a move waits for the disk. */
function untilOver(heard: object | null): Promise<void> | undefined {
  return heard !== null && 'over' in heard ? (heard as Racing).over : undefined;
}

function sendAnswer({ listener, n }: Speaker, command: Command, outcome: Decision): void {
  if (outcome.ok) listener.send(ackFrame(command.id, n, countedAs(command, outcome.line)));
  else listener.send(frame({ t: 'no', id: command.id, ...outcome.refusal }));
}

interface AnsweringTable extends Omit<OpenTable, 'act'> {
  readonly about: About;
  readonly counted: () => Counted;
  readonly here: () => Here;
  schedule(): void;
  /** Whether a command may be in the log already; a guess that is wrong never says no. */
  mayKnow(cmd: string): boolean;
  /** What this command has come to, if it was done before; without looking, where it cannot have been. */
  lineBy(cmd: string): Promise<TableLine | null> | null;
}

export class Answering {
  readonly #table: AnsweringTable;
  readonly #services: Services;
  readonly #pace = new CommandPace();
  readonly #race: Race;

  constructor(table: AnsweringTable, services: Services) {
    this.#table = table;
    this.#services = services;
    this.#race = new Race(services.world, (take) => this.#finish(take));
  }

  /** While answers wait for each other nothing closes: they came in time. */
  get isRaceOn(): boolean {
    return this.#race.isOn;
  }

  #decideFor(viewer: Viewer, command: Command): Decision | Promise<Decision> {
    const isStart = command.t === 'start' || command.t === 'rematch';
    const now = this.#services.world.now();
    if (isStart && viewer !== 'public') return decideStart(this.#table.state, viewer, this.#table.here(), now);
    if (command.t === 'open' && viewer !== 'public') return decideOpen(this.#table.state, viewer, command.nonce);
    return decide(this.#table.state, command, {
      viewer,
      now,
      counted: this.#table.counted,
      absent: this.#table.absent(),
    });
  }

  /** Where the first counts, answers wait for each other; everything else is done in its turn. */
  hear(speaker: Speaker, command: Command): Promise<void> {
    const arrived = this.#services.world.now();
    return this.#table.inTurn(() => this.#hearNow(speaker, command, arrived)).then(untilOver);
  }

  /** What it came to, or the race that it takes part in. */
  #hearNow(speaker: Speaker, command: Command, arrived: number): Promise<Entry<GameTypes> | Racing | null> {
    const { viewer, listener } = speaker;
    if (isReplaced(this.#table.state, speaker)) return NOTHING;
    const obstacle = this.#obstacle(viewer, command, listener);
    if (viewer === 'public' || obstacle !== null || !this.#isRaced(viewer, command, arrived))
      return this.#obey(speaker, command, { asked: arrived, obstacle });
    const asked = this.#race.closesAt(arrived);
    const play = () => (isReplaced(this.#table.state, speaker) ? NOTHING : this.#obey(speaker, command, { asked }));
    return Promise.resolve({ over: this.#race.join({ seat: viewer, arrived, delay: listener.delay?.() ?? 0, play }) });
  }

  /** What will be refused waits for nobody: a window would never close under it. A name that is known may be. */
  #isRaced(seat: Seat, command: Command, arrived: number): boolean {
    const { state } = this.#table;
    return isRaced(state, seat, command, arrived) && !this.#table.mayKnow(nameOf(state, seat, command));
  }

  async act(deed: Deed): Promise<boolean> {
    const { seat, command } = deed;
    const arrived = this.#services.world.now();
    if (!isRaced(this.#table.state, seat, command, arrived)) return (await this.#do(deed)) !== null;
    this.#race.join({ seat, arrived, delay: 0, play: async () => entryOf(await this.#do(deed)) }).catch(() => {});
    return true;
  }

  async #do({ seat, cmd, command, order }: Deed): Promise<TableLine | null> {
    const decision = await this.#decideFor(seat, command);
    if (!decision.ok) return null;
    await this.#table.write(withOrder(decision.line, order), cmd);
    return decision.line;
  }

  /** A bunch is complete. Whatever is said in it opens another window, so none runs out between two of its answers. */
  #finish(take: () => readonly Input[]): Promise<void> {
    return this.#table.inTurn(async () => {
      const inputs = take();
      if (this.#table.isClosed) return;
      const finish = await playInOrder(() => this.#table.state, inputs);
      if (finish !== null) await this.#table.write({ kind: 'photo', finish }, null);
      this.#table.schedule();
    });
  }

  /** Sent twice, done once: a command that is in the log already is only acknowledged again. */
  async #obey(speaker: Speaker, command: Command, { asked, obstacle = null }: Asked): Promise<Entry<GameTypes> | null> {
    const { viewer } = speaker;
    const cmd = nameOf(this.#table.state, viewer, command);
    let outcome: Decision | null = null;
    let isWritten = false;
    for (let attempt = 0; outcome === null && attempt < ATTEMPTS; attempt++) {
      const looking = this.#table.lineBy(cmd);
      const kept = looking === null ? null : await looking;
      if (kept !== null) {
        outcome = isDoneBy(command, kept) ? { ok: true, line: kept } : refuseWith('bad-message', 'id was used before');
        break;
      }
      const deciding = obstacle ?? this.#decideFor(viewer, command);
      // Only a start and a number take time to decide.
      const decision = deciding instanceof Promise ? await deciding : deciding;
      isWritten = decision.ok && (await this.#table.write(decision.line, cmd)) === 'ok';
      if (isWritten || !decision.ok) outcome = decision;
    }
    const decided = outcome ?? refuseWith('busy');
    if (isWritten) sendAnswer(speaker, command, decided);
    else this.#answerLater(speaker, command, decided, asked);
    return decided.ok ? entryOf(decided.line) : null;
  }

  /** Nothing was written for it, so all that it may have waited for is what others do. The next command need not wait. */
  #answerLater(speaker: Speaker, command: Command, outcome: Decision, asked: number): void {
    speaker.unwritten ??= new SteppedAnswers();
    speaker.unwritten.send(this.#services.world, asked, () => sendAnswer(speaker, command, outcome));
  }

  /** What stands against it, whatever it is about. */
  #obstacle(viewer: Viewer, command: Command, listener: Listener): Decision | null {
    const { state } = this.#table;
    const kind = isTalk(state, command) ? 'say' : KIND_OF[command.t];
    const who = viewer === 'public' ? listener : viewer;
    if (!this.#pace.isSlowEnough(kind, who, this.#services.world.now())) return refuseWith('too-fast');
    const why = whyTooMuch(state, command, viewer, kind);
    return why === null ? null : refuseWith('not-now', why);
  }
}
