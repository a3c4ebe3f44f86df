/** The addresses in a text, each once: one in each line, or parted by commas, semicolons or blanks. */
export function emailsIn(text: string): readonly string[] {
  const found = text.split(/[\s,;]+/).filter(Boolean);
  const seen = new Map(found.map((email) => [email.toLowerCase(), email]));
  return [...seen.values()];
}
