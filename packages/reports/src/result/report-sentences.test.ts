import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText, reportSentences, reports } from "../index.ts";

const engine = createEngine(await readAssets());
function sentencesOf(id: string, text: string): string[] {
  const reading = readText(engine, text, {
    ...{ paragraphs: engine.paragraphs(text), dialect: "en-US", style: "creative", findings: [] },
  });
  const report = reports.find((each) => each.id === id);
  return report ? reportSentences(id, report.tell(reading)) : [];
}

test("a number is told as a sentence, beside what is usual", () => {
  const text = "He ran. She ran. They ran.\n\n".repeat(20);
  expect(sentencesOf("slength", text)).toEqual([
    expect.stringMatching(
      /^Sentences average 2 words, below the usual range for published fiction \([\d.]+ to [\d.]+\)\.$/,
    ),
    "The longest has 2 words. Sentence lengths are uniform (standard deviation 0).",
  ]);
  expect(sentencesOf("structure", text)[0]).toMatch(
    /^100% of sentences begin with the subject, above the usual range for/,
  );
  expect(sentencesOf("dialog", text)).toEqual(["There is no dialogue."]);
});

test("a share that only chance puts beyond what is usual is not made much of", () => {
  const text = `${"The dog barked at the old gate. ".repeat(60)}To win was all.`;
  expect(sentencesOf("structure", text)[0]).toMatch(/ begin with the subject, /);
  expect(
    sentencesOf("nlp", "He saw a dark house and told nobody. ".repeat(1) + "It was so. ".repeat(200)),
  ).toHaveLength(1);
});

test("what is not there is said to be not there", () => {
  const text = "He walked along the river and thought of nothing.";
  expect(sentencesOf("acronym", text)).toEqual(["Every repeated acronym is defined on first use."]);
  expect(sentencesOf("allrepeats", text)).toEqual(["No phrases are repeated."]);
  expect(sentencesOf("pacing", text)).toEqual(["No paragraphs slow down for introspection or backstory."]);
});

test("whatever the text, nothing odd is said", () => {
  for (const text of ["", "?", "One.", "“Yes,” he said."]) {
    const all = reports.flatMap(({ id }) => sentencesOf(id, text));
    expect(all.filter((each) => /NaN|Infinity|undefined/.test(each) || !/[.!]$/.test(each))).toEqual([]);
  }
});
