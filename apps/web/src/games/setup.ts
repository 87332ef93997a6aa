// What a person who sets a table is shown of a game: its editions, its options in plain words, what does not go together.
// Apart from the face, because whoever only sits down needs none of it.

import type { OptionField, OptionsSpec } from '@pretender/kernel';
import type { Settings } from '@pretender/protocol';
import type { Company } from '@pretender/protocol/court';
import type { Language } from '../words/languages.ts';
import { type GameId, isGame } from './ids.ts';

interface OptionText {
  readonly title: string;
  readonly does: string;
  readonly effect: string;
  /** Only where the values are words. */
  readonly values?: Readonly<Record<string, string>>;
}

export interface SetupTexts {
  readonly options: Readonly<Record<string, OptionText>>;
  readonly presets: Readonly<Record<string, { readonly title: string; readonly character: string }>>;
  readonly groups: Readonly<Record<string, string>>;
  /** Whose game it is. */
  readonly credit?: string;
}

/** Rules that belong together, in plain words. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly { readonly id: string; readonly text: string }[];
}

export interface Setup {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly spec: Omit<OptionsSpec<object>, 'fields'> & { readonly fields: Readonly<Record<string, OptionField>> };
  /** In the order in which they are offered. */
  readonly presets: readonly string[];
  readonly groups: readonly string[];
  groupOf(option: string): string;
  /** Where an option is not in the author's rules: his idea, or ours. */
  sourceOf?(option: string): 'his' | 'ours' | null;
  /** Where the oldest begins: the seat that was named for that, or `null` as long as none is. `undefined` at all other tables. */
  oldestAt?(settings: Pick<Settings, 'options' | 'seats'>): number | null | undefined;
  /** The options with that seat named, or none. */
  withOldest?(options: Settings['options'], seat: number | null): Settings['options'];
  /** What is played with, where that could be something else: short, and more about it. */
  material?(): { readonly label: string; readonly about: string };
  texts(language: Language): SetupTexts;
  title(): string;
  /** What kind of game it is, in one sentence. */
  pitch(): string;
  /** How long a match takes with these settings, in minutes; among people, and as many bots of that kind as may be. */
  minutes(settings: Pick<Settings, 'options' | 'seats' | 'speed'>, bots?: Company): number;
  /** The same alone against them in practice, where nobody waits for others; where it was measured. */
  practiceMinutes?(settings: Pick<Settings, 'options' | 'seats'>, bots: Company): number;
  ready(): Promise<void>;
  /** Can somebody's first turns be led? */
  readonly hasLesson: boolean;
  /** The rules themselves; loaded apart, because few who set a table read them. */
  readonly book: { ready(): Promise<void>; chapters(): readonly Chapter[] };
}

const SETUPS: Readonly<Record<GameId, () => Promise<Setup>>> = {
  hoax: () => import('./hoax/setup.svelte.ts').then(({ setup }) => setup),
  decrees: () => import('./decrees/setup.svelte.ts').then(({ setup }) => setup),
};

export async function setupOf(id: string): Promise<Setup | null> {
  if (!isGame(id)) return null;
  const setup = await SETUPS[id]();
  await setup.ready();
  return setup;
}
