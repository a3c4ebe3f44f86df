import { readPhraseTable } from "@housestyle/engine";

/** The clichés of the checker, its phrase table, as plain phrases: of alternatives the first, “one's” for whose it is, no context. */
export function clichePhrases(table: string): string[] {
  return readPhraseTable(table).map(({ match }) =>
    match
      .replaceAll(/\[[^\]]*\]/g, "")
      .split(/\s+/)
      .map((element) => (/\b(?:my|his|her|your|their)\|/.test(element) ? "one's" : (element.split("|")[0] ?? "")))
      .filter((element) => /^\p{L}/u.test(element) && !element.includes(":"))
      .join(" "),
  );
}
