const sentence =
  "The boats went out to the island and came back with the evening light, and nobody asked where they had been. ";

/** A text of at least so many words, in paragraphs of a page's fifth. */
export function longText(words: number): string {
  const perSentence = sentence.trim().split(" ").length;
  const paragraph = sentence.repeat(5).trim();
  return Array.from({ length: Math.ceil(words / (5 * perSentence)) }, () => paragraph).join("\n");
}
