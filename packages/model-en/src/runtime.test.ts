import { readFileSync } from "node:fs";
import { openTagger } from "@housestyle/neural";
import { expect, test } from "vitest";
import { goldenCases } from "../../neural/src/testing/golden-cases.ts";
import { tinyModel } from "../../neural/src/testing/tiny-model.ts";
import { openRuntime, runtimes } from "./open-runtime.ts";

const opened = await Promise.all(runtimes.map(async (name) => [name, await openRuntime(name)] as const));

for (const [name, onnx] of opened) {
  test(`${name} answers what training answered`, async ({ skip }) => {
    if (!onnx) return skip(`${name} is not installed`);
    const files = await tinyModel();
    const tagger = await openTagger(files, onnx);
    if (!tagger) throw new Error("The tiny model could not be loaded.");
    const tags = new TextDecoder().decode(files.tags).trimEnd().split("\n");
    for (const { tokens, answers, text } of goldenCases) {
      const sentence = tokens.map(([word, start, end]) => ({ text: word, start, end }));
      const wanted = answers.map(([tag, p]) => ({ tag: tags[tag], p: expect.closeTo(p, 2) }));
      expect(await tagger.tag(sentence), text).toEqual(wanted);
    }
  });
}

test("the runtime that is recommended is the one that the package names", () => {
  const { peerDependencies } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(Object.entries(peerDependencies)).toEqual([[runtimes[0], expect.stringMatching(/^\d+\.\d+\.\d+$/)]]);
});
