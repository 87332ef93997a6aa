export {
  type AskClock,
  type Away,
  type BackRequest,
  type Finish,
  type GivenOrder,
  type Muted,
  type OpenMotion,
  type OrderEnd,
  type OwnSettings,
  type Person,
  PHASES,
  type Phase,
  REFUSALS,
  type RefusalCode,
  type RequestEnd,
  type ServerMessage,
  type Snapshot,
  type TableEvent,
  type Told,
} from './answers.ts';
export { brief, type Usual, unabridged } from './brief.ts';
export {
  type ClientMessage,
  type Command,
  type CommandOf,
  clientSchema,
  commandSchema,
  type Hello,
  helloSchema,
  type Motion,
  pingSchema,
} from './commands.ts';
export {
  AUTO_PASS,
  type AutoPass,
  BOT_LEVELS,
  type BotLevel,
  levelsOf,
  MOST_SEATS,
  NAME_LENGTH,
  PHRASES,
  PROTOCOL,
  SPEEDS,
  type Speed,
  TEXT_LENGTH,
} from './constants.ts';
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
  makeTicketSchema,
  type NoticeAnswer,
  openTableSchema,
  type RecordAnswer,
  type RefusalAnswer,
  showTicketSchema,
  type TicketAnswer,
  type TicketNotice,
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
  nonceSchema,
  type Settings,
  seatSchema,
  settingsSchema,
} from './settings.ts';
export { nameSchema, textSchema } from './text.ts';
