import type { Quotation } from "../language/quotations.ts";
import type { Hit } from "../rule/rule.ts";
import { choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

type Shape = "curly" | "straight";
type Marks = "double" | "single";
type Place = "inside" | "outside";

const written: Readonly<Record<Shape, Readonly<Record<Marks, readonly [string, string]>>>> = {
  curly: { double: ["“", "”"], single: ["‘", "’"] },
  straight: { double: ['"', '"'], single: ["'", "'"] },
};

const other = (marks: Marks): Marks => (marks === "double" ? "single" : "double");

/** Whether words between marks are a whole sentence or speech, whose stop is its own. */
const isWhole = (inside: string): boolean => /^\p{Lu}/u.test(inside) && inside.trim().split(/\s+/).length > 2;

/** What closes a quotation, the comma or full stop that touches it included: as it stands and as it should. */
function closing(prose: string, { start, end }: Quotation, mark: string, place: Place) {
  const inner = prose.slice(start + 1, end - 1);
  const within = /[^.,][.,]$/.exec(inner) ? inner.slice(-1) : "";
  const behind = /^[.,](?![.,\d])/.exec(prose.slice(end))?.[0] ?? "";
  if (place === "inside" && behind !== "" && within === "" && !/[?!….]$/.test(inner))
    return { start: end - 1, end: end + 1, wanted: behind + mark };
  if (place === "outside" && within !== "" && behind === "" && !isWhole(inner) && movesOut(prose, end, within))
    return { start: end - 2, end, wanted: mark + within };
  return { start: end - 1, end, wanted: mark };
}

/** A comma before “he said” stays; so does the full stop of an abbreviation. */
function movesOut(prose: string, end: number, within: string): boolean {
  if (within === ",") return !/^\s+(?:\p{Lu}\p{Ll}+|he|she|they|we|I|it) \p{Ll}+/u.test(prose.slice(end, end + 40));
  return /^\s*$|^\s+["“]?\p{Lu}/u.test(prose.slice(end, end + 4));
}

/** The marks of a quotation that stand otherwise than wanted. */
function* judged(
  prose: string,
  quotation: Quotation,
  [open, close]: readonly [string, string],
  place: Place,
): Iterable<Hit> {
  const first = { start: quotation.start, end: quotation.start + 1 };
  if (prose[first.start] !== open) yield say(first, `Use ${open} to open the quotation.`, open);
  if (!quotation.closed) return;
  const last = closing(prose, quotation, close, place);
  if (prose.slice(last.start, last.end) !== last.wanted)
    yield say(last, `Use ${last.wanted} to close the quotation.`, last.wanted);
}

/** One pair of marks with everything about it in order. */
export const quotationMarks = defineTemplate({
  id: 15,
  key: "quotation-marks",
  name: "Quotation marks",
  group: "Punctuation",
  description:
    "Sets whether quotation marks are curly or straight and double or single, and whether commas and periods go inside them.",
  level: "warning",
  readsQuotations: true,
  options: {
    shape: choice("Shape", "curly", "straight"),
    outer: choice("Outer marks", "double", "single"),
    punctuation: choice("Commas and periods", "inside", "outside"),
  },
  examples: [
    { wrong: 'She said "no" twice.', right: "She said “no” twice." },
    { wrong: "They call it “home”, or “nest”.", right: "They call it “home,” or “nest.”" },
    { config: { shape: "straight" }, wrong: "She said “no” twice.", right: 'She said "no" twice.' },
    { config: { outer: "single" }, wrong: "She said “no” twice.", right: "She said ‘no’ twice." },
    { wrong: "The ‘so-called’ expert left.", right: "The “so-called” expert left." },
    { config: { punctuation: "outside" }, wrong: "They call it “home.”", right: "They call it “home”." },
  ],
  leaves: [
    { text: "“No,” she said. “He called it ‘home’ once.” The dogs’ tails, rock ’n’ roll, the ’90s." },
    { text: "It's 6'2\" tall, isn't it? `\"x\"` and 5' 10\"." },
    { config: { punctuation: "outside" }, text: "They call it “home”. “I went away,” he said." },
    { config: { shape: "straight" }, text: 'She said "no" and didn\'t.' },
  ],
  compile: ({ shape, outer, punctuation }) => ({
    *read({ prose, quotations }): Iterable<Hit> {
      for (const quotation of quotations) {
        if (/[«»]/.test(prose[quotation.start] ?? "")) continue;
        const marks = quotation.depth % 2 === 0 ? outer : other(outer);
        yield* judged(prose, quotation, written[shape][marks], punctuation);
      }
    },
  }),
});
