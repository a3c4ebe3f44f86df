import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, manifestForm, manifestName } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { formed, type Model, modelFrom } from "./model-from.ts";
import { texts } from "./texts.ts";

/** Reads a model of a folder. Throws a `ModelError`. */
export const readModel = (folder: string): Promise<Model> => modelFrom((name) => bytesOf(folder, name));

/** What a folder says it holds. Throws a `ModelError`. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  formed(manifestForm, manifestName, await bytesOf(folder, manifestName));

/** The bytes of a file of a model. Throws a `ModelError`. */
export async function bytesOf(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name));
  } catch {
    throw new ModelError(texts.cannotRead(name));
  }
}
