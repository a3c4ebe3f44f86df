import compile from "icu-minify/compile";

/** Returns the sorted placeholder names of a message. Throws if it is invalid. */
export function placesOf(source: string): string[] {
  const found = new Set<string>();
  look(compile(source), found);
  return [...found].sort();
}

/** Collects the names in a compiled placeholder, a list that begins with its name and may contain messages. */
function look(part: unknown, found: Set<string>): void {
  if (!Array.isArray(part)) return;
  for (const each of part) {
    if (!Array.isArray(each)) continue;
    const [name, , cases] = each;
    found.add(String(name));
    if (typeof cases === "object" && cases !== null) for (const inner of Object.values(cases)) look(inner, found);
  }
}
