import { countsOf, type ReadabilityCounts, readingGrade } from "../language/reading-grade.ts";
import { isRunning } from "../language/sentence-measures.ts";
import type { PlacedHit } from "../rule/rule.ts";
import { amount, choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate, wholeDocument } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

/** Fewer words tell nothing: of a paragraph, of a document. */
const fewestHere = 15;
const fewestInAll = 30;

interface Measured extends ReadabilityCounts {
  /** The word that a remark about the paragraph is hung on. */
  readonly start: number;
  readonly end: number;
}

function measured({ a }: TemplateContext): Measured | undefined {
  const word = a.tokens.find(({ kind }) => kind === "word");
  return isRunning(a) && word ? { ...countsOf(a), start: word.start, end: word.end } : undefined;
}

const nothing: ReadabilityCounts = { sentences: 0, words: 0, letters: 0, syllables: 0 };

/** What formulas count in a stretch, and how many of its paragraphs are hard. */
interface Level extends ReadabilityCounts {
  readonly hard: number;
}

const hard =
  "Organizational communication considerations necessitate comprehensive documentation, and administrative responsibilities continually accumulate. Institutional representatives subsequently acknowledged extraordinarily complicated interdepartmental negotiations, notwithstanding considerable philosophical disagreements regarding environmental sustainability, international cooperation and educational opportunities.";

/** Paragraphs that are hard to read, in a document that is. */
export const readingLevel = defineTemplate({
  id: 29,
  key: "reading-level",
  name: "Reading level",
  group: "Clarity",
  description:
    "Sets the highest grade level the document may have, by a readability formula. The hardest paragraphs are flagged.",
  level: "hint",
  options: {
    formula: choice("Formula", "FleschKincaid", "ARI", "ColemanLiau"),
    maxGrade: amount("Maximum grade level", 10, 1, 30),
  },
  shown: {
    wrong: "Utilization of the conference facility necessitates prior authorization.",
    right: "Ask before you use the meeting room.",
  },
  examples: [
    { wrong: hard, right: hard },
    { config: { formula: "ARI" }, wrong: hard, right: hard },
    { config: { formula: "ColemanLiau" }, wrong: hard, right: hard },
  ],
  leaves: [
    {
      text: "The cat sat on the mat. It was a big old cat with a long tail. We fed it fish and milk. Then it went to sleep on a chair by the fire, and we all went to bed.",
    },
    { text: "Organizational considerations necessitate documentation." },
  ],
  compile({ formula, maxGrade }) {
    const isHard = (note: Measured): boolean => note.words >= fewestHere && readingGrade(note, formula) > maxGrade;
    return {
      document: wholeDocument<Measured | undefined, Level>({
        note: measured,
        sum: (note) => ({ ...(note ?? nothing), hard: note && isHard(note) ? 1 : 0 }),
        merge: (left, right) => ({
          sentences: left.sentences + right.sentences,
          words: left.words + right.words,
          letters: left.letters + right.letters,
          syllables: left.syllables + right.syllables,
          hard: left.hard + right.hard,
        }),
        *result(all, walk): Generator<PlacedHit> {
          const grade = readingGrade(all, formula);
          if (all.words < fewestInAll || grade <= maxGrade) return;
          for (const { paragraph, note } of walk(({ hard }) => hard > 0)) {
            if (!note || !isHard(note)) continue;
            const here = Math.round(readingGrade(note, formula));
            const message = `This paragraph is at grade ${here}, the document at grade ${Math.round(grade)}. The limit is ${maxGrade}.`;
            yield { ...say(note, message), paragraph };
          }
        },
      }),
    };
  },
});
