const safe = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}_-]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);

/** Gives out names for files and folders: safe on every system, no two alike, the wish itself where that is possible. */
export function fileNames(): (wish: string, otherwise: string) => string {
  const taken = new Set<string>();
  return (wish, otherwise) => {
    const base = safe(wish) || otherwise;
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}-${n}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
