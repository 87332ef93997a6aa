export { benchEngine, type EngineReport, type EngineRow, formatReport } from './engine.ts';
export { isolatedContenders, serveSlices } from './isolated.ts';
export { type Contender, type Measurement, type MeasureOptions, matchContender } from './measure.ts';
export { ourContenders } from './ours.ts';
export { benchServer, type ServerBenchOptions, type ServerReport, type ServerRow } from './server/bench.ts';
export { SERVERS } from './server/contenders.ts';
export { runLoadPart, runServerPart } from './server/parts.ts';
export { formatServerReport } from './server/report.ts';
export { benchStore, formatStoreReport, type StoreReport, type StoreRow } from './store.ts';
