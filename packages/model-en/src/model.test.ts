import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEngine, lateReader } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import * as onnx from "onnxruntime-web";
import { beforeAll, expect, test, vi } from "vitest";
import { tinyJudgeFolder } from "../../neural/src/testing/tiny-judge.ts";
import { openDeep } from "./deep.ts";
import { fileNames } from "./manifest.ts";
import { packModel } from "./pack-model.ts";
import { readModel } from "./read-model.ts";
import { breakingModelFolder, tinyExport, tinyModelFolder } from "./testing/tiny-model.ts";

let whole = "";
beforeAll(async () => {
  whole = await tinyModelFolder();
});

async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "housestyle-copy-"));
  await cp(folder, copy, { recursive: true });
  return copy;
}

const web = async () => onnx;

test("a model that was packed is read as it was exported, with the hash and size of each file", async () => {
  const { version, files, forms, thresholds } = await readModel(whole);
  expect([version, thresholds.strict["missing-comma"], thresholds.eager["missing-comma"]]).toEqual([
    "0.0.1",
    0.95,
    0.05,
  ]);
  expect(forms).toContain("\t");
  const manifest = JSON.parse(await readFile(join(whole, "model.json"), "utf8"));
  expect(manifest).toMatchObject({ licence: "Apache-2.0", card: "MODEL-CARD.md" });
  expect(manifest.files["model.onnx"].bytes).toBe(files.model.length);
  expect(await readFile(join(whole, manifest.card), "utf8")).toMatch(/^# Model card/);
});

test.each([
  ["model.onnx", "The model file model.onnx does not belong to this model. Install the model again."],
  ["thresholds.json", "The model file thresholds.json does not belong to this model. Install the model again."],
  ["MODEL-CARD.md", "The model file MODEL-CARD.md does not belong to this model. Install the model again."],
  ["model.json", "The model file model.json has an invalid format. Install the model again."],
])("%s that was changed is told by its name", async (name, sentence) => {
  const folder = await copyOf(whole);
  await writeFile(join(folder, name), "{}");
  await expect(readModel(folder)).rejects.toThrow(sentence);
});

test("a file that is missing is told by its name", async () => {
  const folder = await copyOf(whole);
  await rm(join(folder, "tags.txt"));
  await expect(readModel(folder)).rejects.toThrow("The model file tags.txt is missing or can’t be read.");
});

test("what training exported is packed only whole, with thresholds of families there are", async () => {
  const to = await mkdtemp(join(tmpdir(), "housestyle-packed-"));
  const folder = await tinyExport();
  await expect(packModel(folder, to, "one")).rejects.toThrow("“one” is not a valid version.");
  await writeFile(join(folder, "thresholds.json"), '{ "strict": { "mising-comma": 0.5 }, "eager": {} }');
  await expect(packModel(folder, to, "1.0.0")).rejects.toThrow("The model file thresholds.json has an invalid format");
  await rm(join(folder, "thresholds.json"));
  await expect(packModel(folder, to, "1.0.0")).rejects.toThrow("The model file thresholds.json is missing");
  const other = await tinyExport();
  await writeFile(join(other, "tags.txt"), "KEEP\n");
  await expect(packModel(other, to, "1.0.0")).rejects.toThrow("The model file tags.txt does not belong");
});

test("a runtime that fails in the middle is told of, and nothing is thrown", async () => {
  const { lane, broken } = await openDeep("strict", await breakingModelFolder(), { runtime: web });
  const read = (text: string) => lateReader(lane()).read(createEngine({}).paragraphs(text), "en-US");
  const fine = "We walk to school in the rain.";
  expect(await read(fine)).not.toEqual([]);
  const isBroken = vi.fn();
  void broken.then(isBroken);
  expect(await read("Then it went kaboom.")).toEqual([]);
  expect(isBroken).toHaveBeenCalledOnce();
  expect(await read("We walk home.")).toEqual([]);
  expect(await read(fine)).not.toEqual([]);
});

test("each file is hashed once", async () => {
  const hashing = vi.spyOn(crypto.subtle, "digest");
  await openDeep("strict", whole, { runtime: web });
  expect(hashing).toHaveBeenCalledTimes(fileNames.length);
  hashing.mockRestore();
});

test("without a model, or without a runtime, one sentence says how to get it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "housestyle-none-"));
  await expect(openDeep("strict", folder, { runtime: web })).rejects.toThrow("The model file model.json is missing");
  await expect(openDeep("strict", whole, { runtime: async () => undefined })).rejects.toThrow(
    "Install it with “npm install --no-save --ignore-scripts onnxruntime-node@1.30.0”.",
  );
});

test("eagerly more is said than strictly, of listed kinds alone, and nothing once the time is up", async () => {
  const paragraphs = createEngine({}).paragraphs("She walk to school and he have a dog, which are old.");
  const read = async (depth: "strict" | "eager", mayGoOn?: () => boolean) =>
    lateReader((await openDeep(depth, whole, { runtime: web })).lane(mayGoOn)).read(paragraphs, "en-US");
  const strict = await read("strict");
  const eager = await read("eager");
  expect(strict.length).toBeGreaterThan(0);
  expect(eager.length).toBeGreaterThan(strict.length);
  const known = new Map(neuralRules().map((rule) => [rule.id, rule]));
  for (const { ruleId, kind, message } of eager) {
    expect(known.get(ruleId)).toMatchObject({
      kind,
      title: expect.stringMatching(/\w/),
      explain: expect.stringMatching(/\.$/),
    });
    expect(message).toMatch(/[.?]$/);
  }
  expect(await read("eager", () => false)).toEqual([]);
});

test("a judge changes what is heard; one that is not whole, or that the weights do not know, is told by a sentence", async () => {
  const paragraphs = createEngine({}).paragraphs("She walk to school and he have a dog, which are old.");
  const read = async (folder: string, judge?: string) =>
    lateReader((await openDeep("eager", folder, { runtime: web, judge })).lane()).read(paragraphs, "en-US");
  const alone = await read(whole);
  const judged = await read(whole, tinyJudgeFolder);
  expect(judged.length).toBeGreaterThan(0);
  expect(judged).not.toEqual(alone);
  const copy = await copyOf(tinyJudgeFolder);
  await writeFile(join(copy, "vocabulary.txt"), "[UNK]\n");
  await expect(read(whole, copy)).rejects.toThrow("The model file vocabulary.txt does not belong to this model.");
  const unknowing = await mkdtemp(join(tmpdir(), "housestyle-packed-"));
  const folder = await tinyExport();
  await writeFile(join(folder, "thresholds.json"), '{ "strict": {}, "eager": {} }');
  await packModel(folder, unknowing, "1.0.0");
  await expect(read(unknowing, tinyJudgeFolder)).rejects.toThrow("This model has no judge weights.");
});
