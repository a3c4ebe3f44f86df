import { expect, test } from "vitest";
import { changeOf } from "./change.ts";
import { WordPieces } from "./pieces.ts";
import { forms } from "./testing/forms.ts";
import { goldenCases as cases } from "./testing/golden-cases.ts";
import { tinyModel } from "./testing/tiny-model.ts";
import { plainly, sentenceStart, sentencesOf } from "./tokens.ts";

const texts = [...new Set(cases.map(({ text }) => text))];

/** The sentences of all texts, one for one with the cases. */
const sentences = texts.flatMap((text) => sentencesOf(plainly(text)));

test("sentences and tokens are cut as training cuts them", () => {
  const cut = sentences.map((tokens) => tokens.map(({ text, start, end }) => [text, start, end]));
  expect(cut).toEqual(cases.map(({ tokens }) => tokens));
});

test("words fall into the pieces that training gave them", async () => {
  const { vocabulary } = await tinyModel();
  const pieces = new WordPieces(new TextDecoder().decode(vocabulary));
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
