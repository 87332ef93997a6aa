/** Links to seats that were made here, by table and seat: only this page knows them, and only until it is closed. */
export const madeLinks = new Map<string, string>();
