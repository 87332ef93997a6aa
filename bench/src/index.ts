export { benchEngine, DEFAULT_OPTIONS, type EngineReport, type EngineRow, formatReport } from './engine.ts';
export { type Contender, type Measurement, type MeasureOptions, matchContender } from './measure.ts';
export { ourContenders } from './ours.ts';
export { loadPeers } from './peers.ts';
