import { neutralCell } from "./neutral-cell.ts";

// Whatever some program might take for a separator is quoted, so that the file opens alike in every country.
const quoted = /[",;\t\r\n|]|^\s|\s$/;

function printCell(text: string): string {
  const neutral = neutralCell(text);
  return quoted.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/**
 * Returns CSV according to RFC 4180, with commas, CR LF, and quotation marks where needed. No cell is run as a formula
 * by a spreadsheet.
 */
export const printCsv = (records: readonly (readonly string[])[]): string =>
  // A lone empty cell would be an empty line, and those are passed over.
  records
    .map((cells) => `${cells.length === 1 && cells[0] === "" ? '""' : cells.map(printCell).join(",")}\r\n`)
    .join("");
