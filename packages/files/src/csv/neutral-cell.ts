// What a spreadsheet takes for the beginning of a formula; the wide forms as well, which some programs fold.
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns a cell that no spreadsheet runs as a formula: with a `'` before text that looks like one or that already has
 * it.
 */
export const neutralCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** Returns the cell as it was before `neutralCell`. */
export const restoredCell = (text: string): string => (neutralised.test(text) ? text.slice(1) : text);
