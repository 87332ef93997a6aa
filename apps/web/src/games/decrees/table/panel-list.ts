export const PANELS = ['deals', 'log', 'decrees', 'cards', 'sheet', 'talk'] as const;
export type Panel = (typeof PANELS)[number];
