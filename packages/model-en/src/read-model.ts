import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ModelFiles } from "@housestyle/neural";
import type { z } from "zod";
import {
  type FileName,
  fileNames,
  manifestForm,
  manifestName,
  type ThresholdsByDepth,
  thresholdsForm,
} from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { texts } from "./texts.ts";

/** A model whose files are those it was packed with. */
export interface Model {
  readonly version: string;
  readonly files: ModelFiles;
  /** The table of forms of words, for `Forms`. */
  readonly forms: string;
  readonly thresholds: ThresholdsByDepth;
}

/** Reads a model and looks whether every file is the one its manifest names. Throws a `ModelError`. */
export async function readModel(folder: string): Promise<Model> {
  const { version, files } = formed(manifestForm, manifestName, await bytesOf(folder, manifestName));
  const found = new Map(await Promise.all(fileNames.map(async (name) => [name, await bytesOf(folder, name)] as const)));
  const other = fileNames.find((name) => sha256(found.get(name)) !== files[name].sha256);
  if (other) throw new ModelError(texts.otherFile(other));
  const read = (name: FileName): Buffer => found.get(name) ?? Buffer.alloc(0);
  return {
    version,
    files: {
      model: read("model.onnx"),
      vocabulary: read("vocabulary.txt"),
      tags: read("tags.txt"),
      hashes: Object.fromEntries(fileNames.map((name) => [name, files[name].sha256])),
    },
    forms: read("inflections.tsv").toString(),
    thresholds: formed(thresholdsForm, "thresholds.json", read("thresholds.json")),
  };
}

/** The hash that manifests name. */
export const sha256 = (bytes: Uint8Array = new Uint8Array()): string =>
  createHash("sha256").update(bytes).digest("hex");

/** The bytes of a file of a model. Throws a `ModelError`. */
export async function bytesOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch {
    throw new ModelError(texts.cannotRead(name));
  }
}

/** What a JSON file of a model holds. Throws a `ModelError`. */
export function formed<Form extends z.ZodType>(form: Form, name: string, bytes: Buffer): z.output<Form> {
  try {
    return form.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new ModelError(texts.badForm(name));
  }
}
