export const PANELS = ['deals', 'log', 'decrees', 'cards', 'sheet'] as const;
export type Panel = (typeof PANELS)[number];
