import { catalogue, quoted, say } from "@housestyle/texts";

/** What the report on originality says. */
export const originalityTexts = catalogue("reports-originality", {
  title: "Originality",
  about: say(
    "Passages that stand in {count, plural, one {the one text} other {one of the # texts}} this one was compared with, found by their fingerprints (Schleimer, Wilkerson and Aiken, 2003). Quotations and lists of references are left out. The web was not searched.",
    (count: number) => ({ count }),
  ),
  passages: "Passages that stand elsewhere, too",
  original: "Words that stand in no source",
  sources: "Texts compared with",
  bySource: "Passages by their source",
  passage: say("{count, plural, one {# word} other {# words}} as in {title}", (title: string, count: number) => ({
    title: quoted(title),
    count,
  })),
});
