import type { Onnx } from "@housestyle/neural";
import { weightsInPlace } from "./weights-in-place.ts";

/** The version that the golden vectors are held to. */
const version = "1.30.0";

/** The runtimes that will do, best first: the second is WebAssembly, some five times slower. */
export const runtimes = ["onnxruntime-node", "onnxruntime-web"] as const;

/** What installs the first of them, from the registry alone: its own script would fetch libraries for graphics cards. */
export const howToInstall = `npm install --no-save --ignore-scripts ${runtimes[0]}@${version}`;

/** Opens a runtime; undefined when it is not installed. */
export async function openRuntime(name: (typeof runtimes)[number]): Promise<Onnx | undefined> {
  try {
    // By a name that no bundler sees: it is installed or it is not.
    const found = await import(/* @vite-ignore */ name);
    const onnx = found.default?.InferenceSession ? found.default : found;
    if (name === "onnxruntime-node") return onnx;
    // One thread: whoever reads texts beside it has use for the others.
    onnx.env.wasm.numThreads = 1;
    return weightsInPlace(onnx);
  } catch {
    return undefined;
  }
}

/** The best runtime that is installed. */
export async function bestRuntime(): Promise<Onnx | undefined> {
  for (const name of runtimes) {
    const onnx = await openRuntime(name);
    if (onnx) return onnx;
  }
  return undefined;
}
