/** The most characters of a team name that is only a name. */
const longest = 60;
/** The dots, colons, at signs, and slashes of all scripts that mail programs treat like those of an address. */
const dot = String.raw`[.\u2024\u3002\uFE52\uFF0E\uFF61]`;
const colon = String.raw`[:\uFE55\uFF1A]`;
const at = String.raw`[@\uFE6B\uFF20]`;
const slash = String.raw`[/\\\uFF0F\uFF3C]`;
/** Matches what turns words into an address: such a mark between two words, or after a scheme or before a path. */
const joints = new RegExp(`${slash}{2,}|${at}|(?<=\\S)(?:${dot}|${colon})+(?=[^\\s])`, "gu");

/**
 * Returns a name that someone chose, as an email may show it: on one line, no longer than a name, and with nothing in it that a
 * mail program would turn into a link. The mail comes from us, so no stranger's address may be in it.
 */
export function nameInEmail(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(joints, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  const letters = [...plain];
  return letters.length <= longest ? plain : `${letters.slice(0, longest).join("").trimEnd()}…`;
}
