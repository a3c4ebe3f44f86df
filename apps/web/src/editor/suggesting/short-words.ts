const most = 160;

/** Returns the words of an edit as they fit on a card: a new paragraph is a pilcrow, and long ones are cut in the middle. */
export function shortWords(words: string): string {
  const line = words.replaceAll("\n", "¶");
  if (line.length <= most) return line;
  return `${line.slice(0, most / 2).trimEnd()} … ${line.slice(-most / 2).trimStart()}`;
}
