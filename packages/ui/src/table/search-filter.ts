/**
 * The filter that finds `text` in any of the columns, whatever its case, within `existing`. Quotes in the text are
 * doubled, so that it stays a literal. Without text or columns it is the existing filter.
 */
export function searchFilter(text: string, columns: readonly string[], existing?: string): string | undefined {
  const needle = text.trim().toLowerCase().replaceAll("'", "''");
  if (needle === "" || columns.length === 0) return existing;
  const found = `(${columns.map((column) => `contains(tolower(${column}),'${needle}')`).join(" or ")})`;
  return existing ? `(${existing}) and ${found}` : found;
}
