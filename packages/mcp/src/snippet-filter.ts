/** The filter of a list of snippets for those that hold some words, in any case; undefined for all. */
export function snippetFilter(words: string): string | undefined {
  const wanted = words.trim().toLowerCase().slice(0, 200).replaceAll("'", "''");
  if (wanted === "") return undefined;
  return ["Name", "Shortcut", "Text"].map((member) => `contains(tolower(${member}),'${wanted}')`).join(" or ");
}
