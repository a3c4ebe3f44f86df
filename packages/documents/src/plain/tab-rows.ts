/**
 * Returns the rows of a table in plain text, as spreadsheets and databases copy it: each line has the same number of
 * tabs. Undefined for any other text, in particular for indented lines.
 */
export function tabRows(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "");
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  const [first] = rows;
  if (!first || rows.length < 2 || first.length < 2) return undefined;
  if (rows.some(({ length }) => length !== first.length) || rows.every(([cell]) => cell === "")) return undefined;
  return rows;
}
