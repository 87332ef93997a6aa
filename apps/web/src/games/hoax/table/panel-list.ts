export const PANELS = ['log', 'claims', 'notes', 'guess', 'orders', 'recap', 'reference', 'talk'] as const;
export type Panel = (typeof PANELS)[number];
