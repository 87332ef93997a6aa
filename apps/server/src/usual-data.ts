/** Where the store is if nobody says; in a file of its own, because the command line asks for it and for nothing else. */
export const USUAL_DATA = './data/pretender.sqlite';
