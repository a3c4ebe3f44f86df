/** Endings that make a known word of another: possessives and compounds are read by rule and need no entry. */
const isBuilt = (word, known) =>
  word.includes("-") && word.split("-").every((part) => known.has(part) || known.has(part.toLowerCase()));

/** Words the dictionaries lack, the most widespread first: a line each with kind, word, genres, sources, documents, uses. */
export function proposals(tally, known) {
  const lines = [];
  for (const [word, row] of tally.rows()) {
    if (known.has(word) || word.length < 3 || isBuilt(word, known) || known.has(word.replace(/'$/, ""))) continue;
    const kind = kindOf(word, row, tally, known);
    if (kind) lines.push([kind, word, row.genres, row.sources, row.documents, row.raw]);
  }
  lines.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : b[3] - a[3] || b[5] - a[5]));
  return lines.map((line) => `${line.join("\t")}\n`).join("");
}

function kindOf(word, row, tally, known) {
  if (word === word.toLowerCase()) return isWidespread(row) ? "word" : undefined;
  if (/^\p{Lu}[\p{Ll}'-]+$/u.test(word)) return isName(word, row, tally, known) ? "name" : undefined;
  return row.raw >= 5 && row.sources >= 3 && !/^\p{Lu}+$/u.test(word) ? "mixed" : undefined;
}

function isWidespread({ genres, sources, documents, raw }) {
  return raw >= 6 && (genres >= 3 || (sources >= 6 && documents >= 8));
}

/** Not a capital of emphasis or of a heading: then the word is known, or frequent, in lower case. */
function isName(word, { raw, sources, documents }, tally, known) {
  const small = tally.row(word.toLowerCase())?.raw ?? 0;
  return !known.has(word.toLowerCase()) && raw >= 5 && small * 5 < raw && (sources >= 3 || documents >= 5);
}
