import fc from "fast-check";

/** One thing a writer does with the text at the caret. */
export type Stroke =
  /** Key by key; a line end is Enter. */
  | { readonly kind: "keys"; readonly text: string }
  /** As a text expander does: a trigger is typed, taken back and replaced by its text at once. */
  | { readonly kind: "expand"; readonly trigger: string; readonly text: string }
  /** As an input method does: the word is shown while it grows, then put in. */
  | { readonly kind: "compose"; readonly text: string };

/** What is written, how fast, and when the page is too busy to follow. */
export interface TypingPlan {
  readonly strokes: readonly Stroke[];
  /** Milliseconds from one key to the next. */
  readonly pace: number;
  /** When the page is blocked, in milliseconds after the first key, and for how long. */
  readonly stalls: readonly { readonly at: number; readonly ms: number }[];
}

/** Plans of any kind, with at most so many milliseconds from key to key. Some words are misspelt, so that remarks come. */
export function typingPlans(slowest: number): fc.Arbitrary<TypingPlan> {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,7}$/),
    fc.constantFrom("recieved", "definately", "teh", "and and", "could of", "Three", "Éire"),
  );
  const words = fc
    .array(fc.tuple(word, fc.constantFrom(" ", " ", "\n")), { minLength: 1, maxLength: 4 })
    .map((pairs) => pairs.flat().join(""));
  const stroke: fc.Arbitrary<Stroke> = fc.oneof(
    { weight: 3, arbitrary: words.map((text) => ({ kind: "keys", text }) as const) },
    { weight: 1, arbitrary: words.map((text) => ({ kind: "keys", text: `\n${text}` }) as const) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.stringMatching(/^[a-z]{2,4}$/), word).map(([trigger, text]) => {
        return { kind: "expand", trigger, text } as const;
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom("今日は", "한국어", "naïve").map((text) => ({ kind: "compose", text }) as const),
    },
  );
  return fc.record({
    strokes: fc.array(stroke, { minLength: 1, maxLength: 5 }),
    pace: fc.integer({ min: 1, max: slowest }),
    stalls: fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 20 * slowest }), ms: fc.integer({ min: 0, max: 500 }) }),
      {
        maxLength: 2,
      },
    ),
  });
}

/** The text that a plan writes. */
export function textOfPlan({ strokes }: TypingPlan): string {
  return strokes.map(({ text }) => text).join("");
}
