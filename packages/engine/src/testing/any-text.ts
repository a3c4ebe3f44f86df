import fc from "fast-check";

const pieces = [
  "word",
  "The",
  "teh",
  "recieve",
  "a apple",
  "It’s",
  "its raining",
  "don't",
  "well-known",
  "U.S.",
  "e.g.",
  "very tired",
  "in order to",
  "he go",
  " ",
  "  ",
  "\r\n",
  "\n",
  "\n\n",
  ".",
  ". ",
  "?”",
  "“",
  "…",
  "...",
  " — ",
  ",",
  " ,",
  "(",
  "1,000.50",
  "7:30",
  "- ",
  "# ",
  "> ",
  "**",
  "`x`",
  "<b>",
  "</b>",
  "<!--",
  "&amp;",
  "[a](b)",
  "👩‍👩‍👧",
  "🇨🇭",
  "é",
  "e\u0301",
  "שלום",
  "مرحبا",
  "\u00AD",
  "so\u00ADft",
  "\uD83D",
  "\uDC00",
  "\u200B",
  "\u00A0",
  "\uFEFF",
  "\uE000",
  "\uE001",
  "http://x.org/a_b",
  "a.b@c.org",
  "#tag",
  "x".repeat(70),
  "```\n",
  "| a | b |\n",
  "1. ",
];

/** Text as people and machines make it: words, faults, markup, emoji, combining marks, right-to-left, lone surrogates. */
export const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(""));

/** Paragraphs of prose with and without faults, none of them blank. */
export const anyParagraph = fc
  .array(
    fc.constantFrom(
      "He go home.",
      "She went home.",
      "It is a apple.",
      "Teh end.",
      "They was late,and left .",
      "Very tired, he slept.",
      "Nothing to see here.",
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((sentences) => sentences.join(" "));

/** Whether `at` lies inside a surrogate pair. */
export const splitsPair = (text: string, at: number): boolean =>
  /[\uD800-\uDBFF]/.test(text[at - 1] ?? "") && /[\uDC00-\uDFFF]/.test(text[at] ?? "");
