import compile from "icu-minify/compile";

/** The names of what a message asks for, sorted. Throws where it cannot be read. */
export function placesOf(source: string): string[] {
  const found = new Set<string>();
  look(compile(source), found);
  return [...found].sort();
}

/** A place is a list that begins with its name; what becomes of it may hold sentences of its own. */
function look(part: unknown, found: Set<string>): void {
  if (!Array.isArray(part)) return;
  for (const each of part) {
    if (!Array.isArray(each)) continue;
    const [name, , cases] = each;
    found.add(String(name));
    if (typeof cases === "object" && cases !== null) for (const inner of Object.values(cases)) look(inner, found);
  }
}
