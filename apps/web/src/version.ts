/** Of this page; the build puts it in. */
declare const PAGE_VERSION: string;
export const VERSION: string = PAGE_VERSION;
