import type { SentParagraph } from "@housestyle/checker";
import { createEngine, type Finding } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FromReports, ToReports } from "../messages.ts";
import { ReportSession } from "./report-session.ts";

const engine = createEngine(await readAssets());

/** A session whose steps run when they are asked for, and what it showed last. */
function opened() {
  const steps: (() => void)[] = [];
  const posted: FromReports[] = [];
  const session = new ReportSession({
    engine,
    post: (message) => posted.push(message),
    soon: (step) => steps.push(step),
  });
  const receive = (...messages: readonly ToReports[]) => {
    for (const message of messages) session.receive(message);
  };
  const shown = () => {
    for (const step of steps.splice(0)) step();
    const last = posted.findLast((message) => message.type === "shown");
    return last?.type === "shown" ? last.reports : undefined;
  };
  return { receive, shown };
}

const paragraphTexts = fc.constantFrom(
  "The quiet red house stood near the quiet red barn.",
  "“Come home,” said Anna Brown softly. Anna Brown waited near the quiet red house.",
  "He was seen by the end of the world, and the end of the world was very, very tired.",
  "The ABC met the Global Food Fund (GFF). In order to leave, the GFF left e-mail and email.",
  "",
);
const kinds = fc.constantFrom<SentParagraph["paragraph"]["kind"]>("prose", "heading", "list");

/** An edit: where it begins, how much it removes, and what it inserts. */
const edits = fc.array(
  fc.record({
    at: fc.nat({ max: 9 }),
    remove: fc.nat({ max: 3 }),
    insert: fc.array(fc.record({ text: paragraphTexts, kind: kinds }), { maxLength: 3 }),
    isFound: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

test("after any edits, what every report shows is what it shows of the same text read afresh", () => {
  holds(
    fc.property(edits, fc.constantFrom("summary", "combo:passive,time,structure", "manuscript"), (list, id) => {
      const followed = opened();
      followed.receive({ type: "show", id });
      let text: SentParagraph[] = [];
      const found = new Map<number, readonly Finding[]>();
      let stamp = 0;
      for (const { at, remove, insert, isFound } of list) {
        const from = Math.min(at, text.length);
        const sent = insert.map((paragraph): SentParagraph => ({ stamp: ++stamp, paragraph }));
        const gone = Math.min(remove, text.length - from);
        text = text.toSpliced(from, gone, ...sent);
        followed.receive({ type: "splice", at: from, remove: gone, insert: sent });
        const first = text[from];
        if (isFound && first) {
          found.set(first.stamp, findingsOf(first));
          followed.receive({ type: "found", found: [{ stamp: first.stamp, findings: findingsOf(first) }] });
        }
        followed.shown();
      }
      const afresh = opened();
      afresh.receive({ type: "splice", at: 0, remove: 0, insert: text });
      const living = text.flatMap(({ stamp: own }) => ({ stamp: own, findings: found.get(own) ?? [] }));
      afresh.receive({ type: "found", found: living }, { type: "show", id });
      expect(followed.shown()).toEqual(afresh.shown());
    }),
    { numRuns: 40 },
  );
});

const findingsOf = ({ paragraph: { text } }: SentParagraph): readonly Finding[] => engine.check(text);

test("an edit of one paragraph has the others neither tokenized nor measured again", () => {
  const followed = opened();
  const insert = Array.from({ length: 300 }, (_, at): SentParagraph => {
    const paragraph = { text: `Number ${at} of them was late, and Anna waited.`, kind: "prose" } as const;
    return { stamp: at, paragraph };
  });
  followed.receive({ type: "splice", at: 0, remove: 0, insert }, { type: "show", id: "summary" });
  followed.shown();
  const read: string[] = [];
  const tokens = engine.tokens.bind(engine);
  engine.tokens = (paragraph, ...rest) => {
    read.push(paragraph.text);
    return tokens(paragraph, ...rest);
  };
  try {
    const paragraph = { text: "It was on time.", kind: "prose" } as const;
    followed.receive({ type: "splice", at: 100, remove: 1, insert: [{ stamp: 1000, paragraph }] });
    followed.shown();
  } finally {
    engine.tokens = tokens;
  }
  expect(read).toEqual(["It was on time."]);
});
