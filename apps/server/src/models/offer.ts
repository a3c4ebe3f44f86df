import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileNames, ModelError, manifestName, readManifest, webRuntime } from "@housestyle/model-en";

/** The model for deep checking in browsers. */
export interface ModelOffer {
  readonly version: string;
  /** The size of model and runtime in bytes, before compression. */
  readonly bytes: number;
  /** The addresses of the folders, which change with their files. */
  readonly model: string;
  readonly runtime: string;
  /** The file for each address. */
  readonly files: ReadonlyMap<string, string>;
}

/** The files of onnxruntime-web (MIT) that are needed to run a model on one thread. */
const runtimeNames = ["ort.wasm.min.mjs", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"];

/** Returns the offer for the model in a folder, or undefined if there is none or it cannot be read. */
export async function readOffer(folder: string | undefined): Promise<ModelOffer | undefined> {
  if (folder === undefined) return undefined;
  try {
    const manifest = await readManifest(folder);
    const { name, version, folder: at } = webRuntime();
    const mark = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 16);
    const model = `/models/en/${mark}`;
    const runtime = `/models/${name}/${version}`;
    const runs = await Promise.all(runtimeNames.map(async (file) => (await stat(join(at, file))).size));
    const sizes = [...Object.values(manifest.files).map(({ bytes }) => bytes), ...runs];
    return {
      version: manifest.version,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      model,
      runtime,
      files: new Map([
        ...[manifestName, ...fileNames].map((file) => [`${model}/${file}`, join(folder, file)] as const),
        ...runtimeNames.map((file) => [`${runtime}/${file}`, join(at, file)] as const),
      ]),
    };
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}
