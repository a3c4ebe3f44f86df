import { type CharacterTest, PatternFault } from "./regex-node.ts";

/** The members of a set in JavaScript for the letters after a backslash. ASCII, as in RE2. */
const classes: Readonly<Record<string, string>> = {
  d: "0-9",
  D: "\\u{0}-\\u{2f}\\u{3a}-\\u{10ffff}",
  w: "0-9A-Za-z_",
  W: "\\u{0}-\\u{2f}\\u{3a}-\\u{40}\\u{5b}-\\u{5e}\\u{60}\\u{7b}-\\u{10ffff}",
  s: "\\t\\n\\f\\r ",
  S: "\\u{0}-\\u{8}\\u{b}\\u{e}-\\u{1f}\\u{21}-\\u{10ffff}",
};

const controls: Readonly<Record<string, number>> = { a: 7, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** A member of a set as written, with its code point if it is one character. */
export interface SetMember {
  readonly source: string;
  readonly character?: number;
  /** Its length in the pattern, in UTF-16 code units. */
  readonly length: number;
}

const ofCharacter = (character: number, length: number): SetMember => ({
  source: `\\u{${character.toString(16)}}`,
  character,
  length,
});

/** Reads the escape or the character at a position of a pattern. */
export function memberAt(pattern: string, at: number): SetMember {
  const character = pattern.codePointAt(at);
  if (character === undefined) throw new PatternFault("it ends too early");
  if (pattern[at] !== "\\") return ofCharacter(character, String.fromCodePoint(character).length);
  const rest = pattern.slice(at, at + 60);
  const [whole, hex, long, isNot, letter, name] =
    /^\\(?:x([\da-f]{2})|x\{([\da-f]{1,6})\}|([pP])(?:([A-Z])|\{([\w^]+)\}))/i.exec(rest) ?? [];
  if (whole !== undefined && isNot === undefined) {
    const value = Number.parseInt(hex ?? long ?? "", 16);
    if (value > 0x10ffff) throw new PatternFault("the character code does not exist");
    return ofCharacter(value, whole.length);
  }
  if (whole !== undefined && isNot !== undefined)
    return { source: property(isNot, letter ?? name ?? ""), length: whole.length };
  const escaped = pattern.codePointAt(at + 1);
  if (escaped === undefined) throw new PatternFault("it ends with a backslash");
  const written = String.fromCodePoint(escaped);
  const known = classes[written];
  if (known !== undefined) return { source: known, length: 2 };
  const control = controls[written];
  if (control !== undefined) return ofCharacter(control, 2);
  if (/[\p{L}\p{N}]/u.test(written)) throw new PatternFault(`\\${written} is not supported`);
  return ofCharacter(escaped, 1 + written.length);
}

function property(sign: string, name: string): string {
  for (const each of [name, `Script=${name}`]) {
    const source = `\\${sign}{${each}}`;
    try {
      new RegExp(source, "u");
      return source;
    } catch {
      // The other form of the name is tried next.
    }
  }
  throw new PatternFault(`\\${sign}{${name}} is not supported`);
}

/** Reads a set in brackets, and returns its end as well. */
export function setAt(pattern: string, start: number, insensitive: boolean): { fits: CharacterTest; end: number } {
  let at = start + 1;
  const isNot = pattern[at] === "^";
  if (isNot) at++;
  let source = "";
  for (let first = true; first || pattern[at] !== "]"; first = false) {
    if (pattern.startsWith("[:", at)) throw new PatternFault("names such as [:alpha:] are not supported");
    const low = memberAt(pattern, at);
    at += low.length;
    if (low.character !== undefined && pattern[at] === "-" && pattern[at + 1] !== "]") {
      const high = memberAt(pattern, at + 1);
      if (high.character === undefined || high.character < low.character)
        throw new PatternFault("a character range is out of order");
      source += `${low.source}-${high.source}`;
      at += 1 + high.length;
    } else source += low.source;
  }
  return { fits: characterTest(source, insensitive, isNot), end: at + 1 };
}

/** Creates a test of one character. */
export function memberTest({ source, character }: SetMember, insensitive: boolean): CharacterTest {
  return character === undefined || insensitive ? characterTest(source, insensitive) : (other) => other === character;
}

/** Creates a test of the members of a set, in JavaScript's notation. */
function characterTest(members: string, insensitive: boolean, isNot = false): CharacterTest {
  const set = new RegExp(`^[${members}]`, insensitive ? "iu" : "u");
  const test = (character: number): boolean => set.test(String.fromCodePoint(character)) !== isNot;
  const ascii = Uint8Array.from({ length: 128 }, (_, character) => (test(character) ? 1 : 0));
  return (character) => (character < 128 ? ascii[character] === 1 : test(character));
}
