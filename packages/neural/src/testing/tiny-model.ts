import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelFiles } from "../model-files.ts";

/** Where its files lie, as `training/export.py --tiny` wrote them. */
export const tinyFolder = fileURLToPath(new URL("tiny", import.meta.url));

const file = (name: string): Promise<Buffer> => readFile(join(tinyFolder, name));

/** A model of random weights, as small as one can be: for what runs it, not for what it says. */
export async function tinyModel(): Promise<ModelFiles> {
  const [model, vocabulary, tags] = await Promise.all(["model.onnx", "vocabulary.txt", "tags.txt"].map(file));
  if (!model || !vocabulary || !tags) throw new Error("The tiny model is not whole.");
  return { model, vocabulary, tags };
}
