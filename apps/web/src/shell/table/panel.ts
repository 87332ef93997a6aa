/** What can be laid over the table; one at a time. */
export type Panel = 'menu' | 'chat' | 'device' | 'fairness' | 'settings';
