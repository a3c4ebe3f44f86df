/**
 * Returns the addresses in a text, each once. They are separated by lines, commas, semicolons, or spaces; as mail programs copy
 * them, “Mia Moss <mia@example.org>”, the names are left out.
 */
export function emailsIn(text: string): readonly string[] {
  const found = text.split("\n").flatMap(inLine);
  const seen = new Map(found.map((email) => [email.toLowerCase(), email]));
  return [...seen.values()];
}

function inLine(line: string): string[] {
  const hasNames = /<[^<>\s]+@[^<>\s]+>/.test(line);
  const words = line.split(hasNames ? /[\s,;<>"]+/ : /[\s,;]+/);
  return words.filter((word) => (hasNames ? word.includes("@") : word !== ""));
}
