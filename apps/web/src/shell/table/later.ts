/** Where everybody waits; whoever comes into a match never needs it. */
export const ROOM = () => import('../room/WaitingRoom.svelte');
