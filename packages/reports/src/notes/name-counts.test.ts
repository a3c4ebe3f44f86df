import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnalyzedText, createReader, reports } from "../index.ts";

const engine = createEngine(await readAssets());
const read = (reader: ReturnType<typeof createReader>, text: string): AnalyzedText =>
  reader.read(text, {
    ...{ paragraphs: engine.paragraphs(text), dialect: "en-US", style: "creative", findings: [] },
  });

const whole = (reading: AnalyzedText) =>
  reports.map((report) => {
    const { measures, graphs, places } = report.tell(reading);
    return {
      id: report.id,
      measures,
      graphs: graphs.map(({ bars }) => bars.map((bar) => ({ ...bar }))),
      places: [...places],
    };
  });

test("after any edits every report tells what it tells of the text read afresh", () => {
  const paragraph = fc.constantFrom(
    "The quiet red house stood near the quiet red barn.",
    "“Come home,” said Anna Brown. Anna Brown waited near the quiet red house.",
    "He thought of the end of the world, and the end of the world thought of him.",
    "Chapter Two",
    "It was politics, and politics was all.",
    "",
  );
  const text = fc.array(paragraph, { maxLength: 8 });
  holds(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (drafts) => {
      const reader = createReader(engine);
      let last: AnalyzedText | undefined;
      for (const draft of drafts) {
        last = read(reader, draft.join("\n\n"));
        for (const report of reports) report.tell(last);
      }
      if (last) expect(whole(last)).toEqual(whole(read(createReader(engine), drafts.at(-1)?.join("\n\n") ?? "")));
    }),
    { numRuns: 30 },
  );
});
