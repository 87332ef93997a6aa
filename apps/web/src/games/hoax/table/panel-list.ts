export const PANELS = ['log', 'claims', 'notes', 'orders', 'recap', 'reference'] as const;
export type Panel = (typeof PANELS)[number];
