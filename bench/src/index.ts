export { benchEngine, type EngineReport, type EngineRow, formatReport } from './engine.ts';
export { isolatedContenders, serveSlices } from './isolated.ts';
export { type Contender, type Measurement, type MeasureOptions, matchContender } from './measure.ts';
export { ourContenders } from './ours.ts';
export { benchStore, formatStoreReport, type StoreReport, type StoreRow } from './store.ts';
