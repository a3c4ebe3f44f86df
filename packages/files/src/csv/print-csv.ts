import { neutralCell } from "./neutral-cell.ts";

// Whatever some program might take for a separator is quoted, so that the file opens alike in every country.
const quoted = /[",;\t\r\n|]|^\s|\s$/;

function printCell(text: string): string {
  const neutral = neutralCell(text);
  return quoted.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
}

/** CSV as RFC 4180 has it: commas, CR LF, quotes where needed, and no cell that a spreadsheet runs as a formula. */
export const printCsv = (records: readonly (readonly string[])[]): string =>
  // A lone empty cell would be an empty line, and those are passed over.
  records
    .map((cells) => `${cells.length === 1 && cells[0] === "" ? '""' : cells.map(printCell).join(",")}\r\n`)
    .join("");
