/**
 * Returns the filter that finds `text` in any of the columns, in any case, and within `existing`. Quotation marks in
 * the text are doubled. Without text or columns, returns `existing`.
 */
export function searchFilter(text: string, columns: readonly string[], existing?: string): string | undefined {
  const needle = text.trim().toLowerCase().replaceAll("'", "''");
  if (needle === "" || columns.length === 0) return existing;
  const found = `(${columns.map((column) => `contains(tolower(${column}),'${needle}')`).join(" or ")})`;
  return existing ? `(${existing}) and ${found}` : found;
}
