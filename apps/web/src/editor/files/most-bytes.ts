/** More bytes than any document has; the page could run out of memory. */
export const mostBytes: number = 200 * 1024 * 1024;
