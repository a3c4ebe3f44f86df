import { catalogue } from "@housestyle/texts";

/** The values of template options whose own names would not tell a reader what they do, by option and value. */
export const templateChoices: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogue(
  "templateChoices",
  {
    dialect: { US: "American", UK: "British", CA: "Canadian", AU: "Australian" },
    em: { closed: "Without spaces", spaced: "With spaces" },
    formula: { FleschKincaid: "Flesch–Kincaid", ARI: "Automated Readability Index", ColemanLiau: "Coleman–Liau" },
    ise: { ize: "-ize", ise: "-ise" },
    mode: {
      sentence: "Sentence case",
      title: "Title case",
      none: "On no items",
      period: "On all items",
      sentenceOnly: "On complete sentences only",
      closed: "Without a hyphen: reuse",
      hyphen: "With a hyphen: re-use",
      limit: "Up to a limit",
    },
    pattern: { "MMMM d, yyyy": "March 5, 2024", "d MMMM yyyy": "5 March 2024", "yyyy-MM-dd": "2024-03-05" },
    position: { before: "Before the amount", after: "After the amount" },
    ranges: { en: "En dash: 10–20", to: "“To”: 10 to 20" },
    style: { symbol: "Symbol: $5", code: "Code: USD 5" },
  },
);
