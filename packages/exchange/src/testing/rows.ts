import fc from "fast-check";
import type { DictionaryEntry } from "../table/dictionary-entry.ts";
import type { SnippetRow } from "../table/snippet-row.ts";
import type { StyleGuideRow } from "../table/style-guide-row.ts";
import type { TermRow } from "../table/term-row.ts";

// Characters that separate, quote, escape or run something in one of the formats, next to ordinary ones.
const spice = [
  ..."abcXYZ019 \t\n\r,;|'\"\\=+-@#*?/<>&%$[]{}().:_~`é漢",
  "𝒳",
  "\u0085",
  "\u2028",
  "\ufeff",
  "＝",
  "{{",
  "$|$",
  "]]>",
];
const unit = fc.constantFrom(...spice);

/** Text of any kind that can be stored. */
export const anyText = (maxLength = 20) => fc.string({ unit, maxLength }).map((text) => text.toWellFormed());

/** Trimmed text on one line; may be empty. */
export const anyLine = (maxLength = 20) => anyText(maxLength).map((text) => text.replace(/[\r\n]/g, "").trim());

/** The same, never empty. */
export const someLine = (maxLength = 20) => anyLine(maxLength).map((text) => text || "x");

const someText = (maxLength = 20) => anyText(maxLength).map((text) => text || "x");
const anyList = fc.array(someLine(8), { maxLength: 3 });
const orNull = (text: fc.Arbitrary<string>) =>
  fc.option(
    text.filter((each) => each !== ""),
    { nil: null },
  );

/** Any entry of a dictionary. */
export const anyEntry: fc.Arbitrary<DictionaryEntry> = fc.record({
  Word: someLine(),
  Category: anyLine(),
  SubCategory: anyLine(),
  Report: anyLine(),
  CaseSensitive: fc.boolean(),
  IsRegex: fc.boolean(),
  Language: anyLine(),
  Replacement: orNull(anyText()),
  Note: anyText(),
});

/** Any rule of a style guide. */
export const anyRule: fc.Arbitrary<StyleGuideRow> = fc.record({
  Guide: anyLine(),
  Name: anyLine(),
  Match: someText(),
  Replace: anyText(),
  WrongSentence: anyText(),
  RightSentence: anyText(),
  Message: anyText(),
  IsEnabled: fc.boolean(),
  CaseSensitive: fc.boolean(),
  IsRegex: fc.boolean(),
  Severity: fc.constantFrom("hint", "warning", "error"),
  Category: anyLine(),
  Url: anyLine(),
  IncludeContext: anyList,
  ExcludeContext: anyList,
});

/** Any term. */
export const anyTerm: fc.Arbitrary<TermRow> = fc.record({
  TermBase: anyLine(),
  Text: someLine(),
  Status: fc.constantFrom("Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"),
  Description: anyText(),
  Replacement: anyLine(),
  CaseSensitive: fc.boolean(),
  MatchForms: fc.boolean(),
  PartOfSpeech: anyLine(),
  Language: fc.constantFrom("", "en", "en-GB", "de"),
  ConceptId: anyLine(),
  Variants: anyList,
  Domain: anyLine(),
  Url: anyLine(),
  Tags: anyList,
});

/** Any snippet. */
export const anySnippet: fc.Arbitrary<SnippetRow> = fc.record({
  Folder: anyLine(),
  Name: anyLine(),
  Text: someText(),
  Html: orNull(anyText()),
  Shortcut: orNull(anyText(10)),
  Description: anyText(),
  Language: anyLine(),
  Tags: anyList,
});

/** Text of a snippet with placeholders in it. */
export const anySnippetText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      anyText(8),
      fc.constantFrom("{{cursor}}", "{{clipboard}}", "{{date}}", "{{date+7}}", "{{date-30}}", "{{snippet:sig}}"),
      fc.constantFrom(
        "{{field:Your name=Ann}}",
        "{{field:Town}}",
        "{{choice:Greeting=Hi|Dear}}",
        "100%",
        "50%d",
        "{{x}}",
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join("") || "x");
