import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LinearPatternError, linearPattern } from "./linear-pattern.ts";
import { lookingPattern } from "./looking-pattern.ts";
import type { PatternMatch } from "./pattern-match.ts";
import { readPattern } from "./read-pattern.ts";
import { Work } from "./work.ts";

/** What JavaScript's own engine finds, without what is empty. */
function byJavaScript(source: string, text: string): PatternMatch[] {
  return [...text.matchAll(new RegExp(source, "dgu"))].flatMap((match) => {
    const starts = match.indices?.map((span) => span?.[0] ?? -1) ?? [];
    const end = match.index + match[0].length;
    return match[0] === "" ? [] : [{ start: match.index, end, groups: [...match], starts }];
  });
}

const spans = (matches: readonly PatternMatch[]) => matches.map(({ start, end }) => [start, end]);

const character = fc.constantFrom("a", "b", "c", "😀", ".", "[ab]", "[^a]", "\\w", "\\s", " ", "\\.", "\\x61");
const assertion = fc.constantFrom("^", "$", "\\b", "\\B");
/** Patterns that are never empty, and any; so that nothing is repeated that may be. */
const { some, any } = fc.letrec<{ some: string; any: string; look: string }>((tie) => ({
  some: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    character,
    fc.tuple(tie("some"), tie("any")).map(([one, other]) => `${one}${other}`),
    fc.tuple(tie("any"), tie("some")).map(([one, other]) => `${one}${other}`),
    fc.tuple(tie("some"), tie("some")).map(([one, other]) => `(?:${one}|${other})`),
    tie("some").map((one) => `(${one})`),
    fc
      .tuple(tie("some"), fc.constantFrom("+", "+?", "{2}", "{1,2}", "{1,2}?", "{2,}"))
      .map(([one, times]) => `(?:${one})${times}`),
  ),
  any: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant(""),
    assertion,
    tie("look"),
    tie("some"),
    fc.tuple(tie("any"), tie("any")).map(([one, other]) => `(?:${one}|${other})`),
    fc.tuple(tie("some"), fc.constantFrom("*", "?", "*?", "??", "{0,2}")).map(([one, times]) => `(?:${one})${times}`),
  ),
  look: fc.tuple(fc.constantFrom("?=", "?!", "?<=", "?<!"), tie("any")).map(([kind, one]) => `(${kind}${one})`),
}));
const pattern = fc.tuple(any, some, any).map((parts) => parts.join(""));
const text = fc
  .array(fc.constantFrom("a", "b", "c", " ", "😀", "\n", "."), { maxLength: 12 })
  .map((all) => all.join(""));

test("a pattern with lookaround finds what JavaScript's own engine finds", () => {
  holds(
    fc.property(pattern, text, (source, given) => {
      // V8 does not find “(?:a|[^a])$” in “😀”.
      const words = source.includes("$") ? given.replaceAll("😀", "c") : given;
      const found = lookingPattern(readPattern(source)).matches(words, 100);
      expect(spans(found)).toEqual(spans(byJavaScript(source, words)));
      const pattern = linearPattern(source);
      expect(spans(pattern.matches(words))).toEqual(spans(found));
      expect(pattern.fits(words)).toBe(new RegExp(source, "u").test(words));
    }),
    { numRuns: 20_000 },
  );
});

test("groups hold what they hold in JavaScript, outside of repetitions and lookaround", () => {
  const piece = fc.oneof(
    character,
    some.map((one) => `(?:${one.replaceAll("(?", "\0").replaceAll("(", "(?:").replaceAll("\0", "(?")})`),
  );
  const grouped = fc.array(
    fc.oneof(
      piece,
      piece.map((one) => `(${one})`),
      fc.tuple(piece, piece).map(([a, b]) => `(?:(${a})|(${b}))`),
    ),
    { minLength: 1, maxLength: 4 },
  );
  holds(
    fc.property(grouped, text, (parts, words) => {
      const source = `${parts.join("")}(?!c)`;
      expect(linearPattern(source).matches(words)).toEqual(byJavaScript(source, words));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ["(?<!:[^ ]+?):\\s[A-Z]", "Note: This. http: X a:b: C", [": T", ": X"]],
  ["\\b(?:e\\.g\\.|eg)(?=[\\s,;])", "eg, this, e.g. that, egg", ["eg", "e.g."]],
  ["(?i)\\bIT IS(?!\\.)\\b", "It is so. So it is. it isn't", ["It is"]],
  ["(?<=\\s)-\\d+(?:\\.\\d+)?\\b", "from -3.5 to 4-5", ["-3.5"]],
  ["all of (?!a sudden|these)", "all of a sudden all of them", ["all of "]],
  ["(?:^|\\s)I(?=,\\s)", "I, too, and I, we", ["I", " I"]],
  ["(?m)^(?!#).+$", "# a\nb\n# c\nd", ["b", "d"]],
  ["(?s)a.(?=b)", "a\nb", ["a\n"]],
  ["(?i:ſ|\\pL)(?-i:x)(?=.)", "Äx äxx", ["Äx", "äx"]],
  ["\\p{Greek}+(?!β)[\\d\\-]?", "αββ-", ["αββ-"]],
])("%s", (source, words, found) => {
  expect(
    linearPattern(source)
      .matches(words)
      .map(({ groups: [whole] }) => whole),
  ).toEqual(found);
});

test.each([
  ["(a)(?=b)\\1", "backreference"],
  ["(?>a)(?=b)", "backreference"],
  ["(?:a?)*(?=b)", "lookaround"],
  ["(?=b", "unreadable"],
  ["a)(?=b", "unreadable"],
  ["(?=a**)", "unreadable"],
  ["(?=[z-a])", "unreadable"],
  ["(?=[[:alpha:]])", "unreadable"],
  ["(?=\\q)", "unreadable"],
  ["(?=*)", "unreadable"],
  ["(?=(?:a{1000}){1000})", "lookaround"],
  [`${"(?=".repeat(200)}${")".repeat(200)}`, "unreadable"],
])("%s cannot be run, and says why", (source, why) => {
  expect(() => linearPattern(source)).toThrow(expect.objectContaining({ why }));
});

const anyPattern = fc
  .array(
    fc.constantFrom(
      ..."()[]{}|*+?\\^$.<=!:-,019aimspPkdwxLz \ud83d",
      "(?=",
      "(?<!",
      "(?i",
      "{2,",
      "\\x{",
      "\\p{L}",
      "[^",
      "😀",
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => `(?=.)${parts.join("")}`);

test("whatever is written, it is a pattern or says why not, and finds real places", () => {
  holds(
    fc.property(anyPattern, text, (source, words) => {
      let found: PatternMatch[] = [];
      try {
        found = linearPattern(source).matches(words);
      } catch (error) {
        expect(error).toBeInstanceOf(LinearPatternError);
      }
      for (const { start, end, groups } of found) expect(words.slice(start, end)).toBe(groups[0]);
    }),
    { numRuns: 10_000 },
  );
});

test("the work grows with the text, and not faster, whatever the pattern", () => {
  const sources = [
    "(?:x+x+)+(?=y)",
    "(?=(?:x+x+)+y)x",
    "(?<=(?:x|xx)+y)x",
    "x*?(?!x*y)x",
    "(?=x*(?=x*(?<!x*z)y))x",
    "x.*(?!y)z|x",
  ];
  for (const source of sources) {
    const pattern = lookingPattern(readPattern(source));
    const stepsFor = (length: number) => {
      const work = new Work();
      pattern.matches("x".repeat(length), Number.POSITIVE_INFINITY, work);
      return work.steps;
    };
    const [once, twice] = [stepsFor(2_000), stepsFor(4_000)];
    expect([source, twice / once]).toEqual([source, expect.closeTo(2, 1)]);
    expect(once).toBeLessThan(2_000 * 3 * pattern.size);
  }
});

test("long work can be stopped", () => {
  const stop = () => {
    throw new Error("stopped");
  };
  expect(() => linearPattern("a(?!b)").matches("a ".repeat(200_000), 1, stop)).toThrow("stopped");
});

test("a text longer than what is kept at a time is read in parts, at its own places", () => {
  const pattern = linearPattern("b(?!c)");
  const text = `${"a".repeat(1_000_001)}b`;
  expect(spans(pattern.matches(text))).toEqual([[1_000_001, 1_000_002]]);
});
