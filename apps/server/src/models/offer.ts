import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileNames, ModelError, manifestName, readManifest, webRuntime } from "@housestyle/model-en";

/** What pages are offered. */
export interface Offer {
  readonly version: string;
  /** What a page fetches, bytes before compression. */
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
export async function readOffer(folder: string | undefined): Promise<Offer | undefined> {
  if (folder === undefined) return undefined;
  try {
    const manifest = await readManifest(folder);
    const { name, version, folder: at } = webRuntime();
    const mark = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 16);
    const model = `/models/en/${mark}`;
    const runtime = `/models/${name}/${version}`;
    return {
      version: manifest.version,
      bytes: Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0),
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
