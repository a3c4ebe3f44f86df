import { readFileSync } from "node:fs";
import * as onnx from "onnxruntime-web";
import { expect, test } from "vitest";
import { changeOf } from "./change.ts";
import { Pieces } from "./pieces.ts";
import { openTagger } from "./tagger.ts";
import { forms } from "./testing/forms.ts";
import { tinyModel } from "./testing/tiny-model.ts";
import { plainly, sentenceStart, sentencesOf } from "./tokens.ts";

/** What training says of a sentence: `training/golden.py`. */
interface Case {
  readonly text: string;
  readonly tokens: readonly (readonly [text: string, start: number, end: number])[];
  readonly ids: readonly number[];
  readonly case: readonly number[];
  readonly first: readonly number[];
  readonly changes: Readonly<
    Record<string, readonly (readonly [at: number, start: number, end: number, text: string])[]>
  >;
  readonly answers: readonly (readonly [tag: number, p: number])[];
}

const cases: readonly Case[] = readFileSync(new URL("testing/golden.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));

const texts = [...new Set(cases.map(({ text }) => text))];

/** The sentences of all texts, one for one with the cases. */
const sentences = texts.flatMap((text) => sentencesOf(plainly(text)));

test("sentences and tokens are cut as training cuts them", () => {
  const cut = sentences.map((tokens) => tokens.map(({ text, start, end }) => [text, start, end]));
  expect(cut).toEqual(cases.map(({ tokens }) => tokens));
});

test("words fall into the pieces that training gave them", async () => {
  const { vocabulary } = await tinyModel();
  const pieces = new Pieces(new TextDecoder().decode(vocabulary));
  expect(sentences.map((tokens) => pieces.encode(tokens))).toEqual(
    cases.map(({ ids, case: cased, first }) => ({ ids, case: cased, first })),
  );
});

test("every tag changes what training says it changes", () => {
  for (const [i, { text, changes }] of cases.entries()) {
    const tokens = [sentenceStart, ...(sentences[i] ?? [])];
    for (const [tag, wanted] of Object.entries(changes)) {
      const found = tokens.flatMap((_, at) => {
        const change = changeOf(forms, plainly(text), tokens, at, tag);
        return change ? [[at, change.start, change.end, change.instead]] : [];
      });
      expect(found, `${tag} in ${text}`).toEqual(wanted);
    }
  }
});

test("the model answers here what it answered there", async () => {
  const files = await tinyModel();
  const tagger = await openTagger(files, onnx);
  if (typeof tagger === "string") throw new Error(tagger);
  const tags = new TextDecoder().decode(files.tags).trimEnd().split("\n");
  for (const [i, { answers, text }] of cases.entries()) {
    const wanted = answers.map(([tag, p]) => ({ tag: tags[tag], p: expect.closeTo(p, 2) }));
    expect(await tagger.tag(sentences[i] ?? []), text).toEqual(wanted);
  }
});
