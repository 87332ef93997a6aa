export {
  type AskClock,
  type Person,
  PHASES,
  type Phase,
  REFUSALS,
  type RefusalCode,
  type ServerMessage,
  type Snapshot,
  type TableEvent,
  type Told,
} from './answers.ts';
export {
  AUTO_PASS,
  type AutoPass,
  type ClientMessage,
  type Command,
  type CommandOf,
  clientSchema,
  commandSchema,
  type Hello,
  helloSchema,
  PHRASES,
  PROTOCOL,
  pingSchema,
  TEXT_LENGTH,
} from './commands.ts';
export {
  checkFairness,
  commitmentOf,
  type DealOf,
  dealKey,
  type Fairness,
  type FairnessClaim,
  toHex,
} from './fairness.ts';
export {
  askBackSchema,
  type ChairAnswer,
  copyKeySchema,
  type ListAnswer,
  type NoticeAnswer,
  openTableSchema,
  type RefusalAnswer,
  takeSeatSchema,
} from './http.ts';
export { type Reading, readWith } from './read.ts';
export {
  isSheet,
  type RecordSheet,
  readSheet,
  SHEET_FORMAT,
  SHEET_VERSION,
  type SheetReading,
} from './record-sheet.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  MOST_SEATS,
  nameSchema,
  nonceSchema,
  type Settings,
  SPEEDS,
  type Speed,
  seatSchema,
  settingsSchema,
} from './settings.ts';
