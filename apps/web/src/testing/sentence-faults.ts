/** Names that are written with a capital inside, and settings an operator has to type as they are. */
const names =
  /\b(TextExpander|LibreOffice|OpenDocument|WordNet|JavaScript|GitHub|GitLab|macOS|iOS|DATABASE_URL|HOUSESTYLE_[A-Z_]+)\b/g;

const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["something that is missing", /\b(undefined|NaN|Infinity)\b|\[object|\bnull\b/],
  ["empty quotation marks", /“\s*”|‘\s*’|""/],
  ["quotation marks inside their like", /“[^”]*“|”[^“]*”/],
  ["the id of a rule", /\b(house|term|template|guide|base|spelling|grammar|clarity|inclusive)\/[\w-]+/],
  ["a name of ours with a capital inside", /\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z][a-z]\w*/],
  ["a name of ours with an underscore", /_/],
];

/** What no sentence for people may hold, as far as it is in this one: our own names for things, and traces of what is missing. */
export function sentenceFaults(sentence: string): string[] {
  const plain = sentence.replace(names, "");
  return faults.flatMap(([fault, pattern]) => {
    const found = pattern.exec(plain);
    return found ? [`${fault}: “${found[0]}” in “${sentence}”`] : [];
  });
}
