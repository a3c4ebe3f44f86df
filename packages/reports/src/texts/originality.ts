import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the originality report. */
export const originalityTexts = catalogue("reports-originality", {
  title: "Originality",
  about: say(
    "Passages shared with {count, plural, one {the text} other {one of the # texts}} you compared, found by fingerprinting (Schleimer, Wilkerson, and Aiken, 2003). Quotations and reference lists are left out. The web was not searched.",
    (count: number) => ({ count }),
  ),
  passages: "Matching passages",
  original: "Original words (share of all words)",
  sources: "Texts compared",
  bySource: "Matching passages by source",
  passage: say("{count, plural, one {# word} other {# words}} matching {title}", (title: string, count: number) => ({
    title: quoted(title),
    count,
  })),
});
