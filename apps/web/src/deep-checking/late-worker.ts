import { afterMessages, serveLate } from "@housestyle/checker/worker";
import { lateReader } from "@housestyle/engine";
import { correctorOf, ModelError, modelFrom, weightsInPlace } from "@housestyle/model-en/page";
import { neuralRules, type Onnx } from "@housestyle/neural";
import type { LateOrder } from "./late-order.ts";
import { cachedFile, cacheFile, deleteModel, deleteOtherModels } from "./stored-model.ts";
import { holdWorkerLock } from "./worker-life.ts";

/** The instructions for this worker, passed in its name because that is available before any message. */
const { depth, life, model, runtime } = JSON.parse(self.name) as LateOrder;

/** onnxruntime-web, as far as it is set up here. */
interface WebRuntime extends Onnx {
  readonly env: { readonly wasm: { numThreads?: number; wasmPaths?: string } };
}

const runtimeNames = ["ort.wasm.min.mjs", "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"];

/**
 * The worker fetches its own files through the local cache, since bytes that are compiled as they arrive are not held
 * in memory.
 */
async function openRuntime(): Promise<Onnx> {
  await Promise.all(runtimeNames.map((name) => cacheFile(`${runtime}/${name}`)));
  const onnx = (await import(/* @vite-ignore */ `${runtime}/ort.wasm.min.mjs`)) as WebRuntime;
  Object.assign(onnx.env.wasm, { numThreads: 1, wasmPaths: `${location.origin}${runtime}/` });
  return breathing(weightsInPlace(onnx));
}

/**
 * The same model, but it handles waiting messages before each sentence, because a worker receives none while it
 * computes.
 */
function breathing({ Tensor, InferenceSession }: Onnx): Onnx {
  const soon = afterMessages();
  const create: Onnx["InferenceSession"]["create"] = async (bytes, options) => {
    const session = await InferenceSession.create(bytes, options);
    return {
      async run(feeds) {
        await new Promise<void>(soon);
        return session.run(feeds);
      },
    };
  };
  return { Tensor, InferenceSession: { create } };
}

const bytesOf = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await (await cachedFile(`${model}/${name}`)).arrayBuffer());

serveLate(async () => {
  try {
    await holdWorkerLock(life);
    postMessage({ type: "alive" });
    const [onnx, files] = await Promise.all([openRuntime(), modelFrom(bytesOf)]);
    const deep = await correctorOf(files, onnx, depth);
    await deleteOtherModels(["/models/en", runtime, model]);
    return {
      rules: neuralRules(),
      broken: deep.broken,
      read: (paragraph, dialect, mayGoOn) => lateReader(deep.lane(mayGoOn)).read([{ ...paragraph, start: 0 }], dialect),
    };
  } catch (error) {
    // A file that is not the one it should be must not be kept.
    if (error instanceof ModelError) await deleteModel();
    throw error;
  }
});
