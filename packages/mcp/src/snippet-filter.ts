/** Returns the filter for snippets that contain some words in any case, or undefined for all. */
export function snippetFilter(words: string): string | undefined {
  const wanted = words.trim().toLowerCase().slice(0, 200).replaceAll("'", "''");
  if (wanted === "") return undefined;
  return ["Name", "Shortcut", "Text"].map((member) => `contains(tolower(${member}),'${wanted}')`).join(" or ");
}
