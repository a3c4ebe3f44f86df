/** Returns typed text as a number within the bounds, whole if required, or undefined for an empty field. */
export function readNumber(
  text: string,
  min = -Infinity,
  max = Infinity,
  isWhole = false,
): number | undefined | "unreadable" {
  if (text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) && (!isWhole || Number.isInteger(value)) && value >= min && value <= max
    ? value
    : "unreadable";
}
