const safe = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}_-]+/gu, "-")
    .slice(0, 80)
    .replace(/^-+|[-\p{Surrogate}]+$/gu, "");

/** Windows keeps these for devices, whatever ending stands behind them. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Gives out names for files and folders: safe on every system, no two alike, the wish itself where that is possible. */
export function fileNames(): (wish: string, otherwise: string) => string {
  const taken = new Set<string>();
  return (wish, otherwise) => {
    const wished = safe(wish) || otherwise;
    const base = device.test(wished) ? `${wished}_` : wished;
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}-${n}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
