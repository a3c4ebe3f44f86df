/** What somebody typed as a number within the bounds; nothing for an empty field. */
export function readNumber(text: string, min = -Infinity, max = Infinity): number | undefined | "unreadable" {
  if (text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : "unreadable";
}
