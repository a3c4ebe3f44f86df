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

/**
 * Reads a model file by file, the manifest first, and looks whether every one is that which the manifest names. Throws
 * a `ModelError`, and whatever `bytesOf` throws.
 */
export async function modelFrom(bytesOf: (name: string) => Promise<Uint8Array>): Promise<Model> {
  const { version, files } = formed(manifestForm, manifestName, await bytesOf(manifestName));
  const found = new Map(await Promise.all(fileNames.map(async (name) => [name, await bytesOf(name)] as const)));
  const read = (name: FileName): Uint8Array => found.get(name) ?? new Uint8Array();
  const hashes = await Promise.all(fileNames.map(async (name) => [name, await sha256(read(name))] as const));
  const other = hashes.find(([name, hash]) => hash !== files[name].sha256);
  if (other) throw new ModelError(texts.otherFile(other[0]));
  return {
    version,
    files: {
      model: read("model.onnx"),
      vocabulary: read("vocabulary.txt"),
      tags: read("tags.txt"),
    },
    forms: new TextDecoder().decode(read("inflections.tsv")),
    thresholds: formed(thresholdsForm, "thresholds.json", read("thresholds.json")),
  };
}

/** The hash that manifests name. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  // Bytes of a file are nobody else's: they need not be copied, as those that threads share would.
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a JSON file of a model holds. Throws a `ModelError`. */
export function formed<Form extends z.ZodType>(form: Form, name: string, bytes: Uint8Array): z.output<Form> {
  try {
    return form.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new ModelError(texts.badForm(name));
  }
}
