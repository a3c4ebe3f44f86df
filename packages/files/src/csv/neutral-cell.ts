// What a spreadsheet takes for the beginning of a formula; the wide forms as well, which some programs fold.
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula: a `'` before what looks like one, and before what already has it. */
export const neutralCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** The cell as it was before `neutralCell`. */
export const restoredCell = (text: string): string => (neutralised.test(text) ? text.slice(1) : text);
