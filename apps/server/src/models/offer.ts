import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileNames, ModelError, manifestName, readManifest, webRuntime } from "@housestyle/model-en";

/** What pages are offered. */
export interface ModelOffer {
  readonly version: string;
  /** What a page fetches and keeps, model and runtime, bytes before compression. */
  readonly bytes: number;
  /** Addresses of the folders: other files have other addresses. */
  readonly model: string;
  readonly runtime: string;
  /** The file behind an address. */
  readonly files: ReadonlyMap<string, string>;
}

/** All that is needed of onnxruntime-web (MIT) to run a model on one thread. */
const runtimeNames = ["ort.wasm.min.mjs", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"];

/** What can be offered with the model of a folder; undefined without one, or with one that cannot be read. */
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
