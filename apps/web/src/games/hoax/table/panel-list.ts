export const PANELS = ['log', 'claims', 'notes', 'recap', 'reference'] as const;
export type Panel = (typeof PANELS)[number];
