const safe = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}_-]+/gu, "-")
    .slice(0, 80)
    .replace(/^-+|[-\p{Surrogate}]+$/gu, "");

/** Names reserved for devices on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a function that assigns unique file and folder names that are safe on every system, as close as possible to
 * the wanted ones.
 */
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
