import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What runs a model in a page: the package, its version and the folder of its files. */
export function webRuntime(): { readonly name: string; readonly version: string; readonly folder: string } {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve("onnxruntime-web/ort-wasm-simd-threaded.wasm"));
  const { name, version } = require(join(folder, "..", "package.json")) as { name: string; version: string };
  return { name, version, folder };
}
