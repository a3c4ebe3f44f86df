/** Returns the place in a list of `count` results that a key moves to, in a ring; undefined for keys that do not move. */
export function resultStep(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place <= 0 ? count : place) - 1;
  return undefined;
}
