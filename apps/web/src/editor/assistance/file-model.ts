import { ModelFailure } from "@housestyle/assistance";
import type { Wllama } from "@wllama/wllama";
import { type CompleteOnDevice, contextTokens } from "./complete-on-device.ts";

/** The cache for model files. */
const cacheName = "housestyle-language-model";

/** Caches exist on secure pages only. Elsewhere a model is downloaded on each visit. */
const openCache = async (): Promise<Cache | undefined> => globalThis.caches?.open(cacheName);

/** Resolves to whether a model is stored on this device. */
export async function isFileStored(url: string): Promise<boolean> {
  return (await (await openCache())?.match(url)) !== undefined;
}

/** Ends the runtime, and deletes all model files from this device. */
export async function removeModelFiles(): Promise<void> {
  await Promise.all([unload(), globalThis.caches?.delete(cacheName)]);
}

/** Returns a model file from the cache, or else downloads and caches it. Its progress is reported from 0 to 1. */
async function modelBlob(url: string, signal: AbortSignal, loading: (share: number) => void): Promise<Blob> {
  const cache = await openCache();
  const stored = await cache?.match(url);
  if (stored) return stored.blob();
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new ModelFailure("unreachable");
  const total = Number(response.headers.get("content-length"));
  let read = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, stream) {
        read += bytes.byteLength;
        if (total > 0) loading(Math.min(1, read / total));
        stream.enqueue(bytes);
      },
    }),
  );
  const blob = await new Response(counted).blob();
  // Only the files of one model are stored.
  await globalThis.caches?.delete(cacheName);
  // Where there is no room for it, it is downloaded again the next time.
  await (await openCache())?.put(url, new Response(blob)).catch(() => {});
  return blob;
}

let loaded: { readonly url: string; readonly runtime: Promise<Wllama> } | undefined;

/** Returns the runtime with a model, loaded once. */
function runtimeWith(url: string, signal: AbortSignal, loading: (share: number) => void): Promise<Wllama> {
  if (loaded?.url === url) return loaded.runtime;
  const runtime = load(url, signal, loading);
  loaded = { url, runtime };
  // A failure, such as a download that was stopped, is not remembered.
  runtime.catch(() => {
    if (loaded?.runtime === runtime) loaded = undefined;
  });
  return runtime;
}

/** Ends the runtime: after a failure, a new one is started. */
async function unload(): Promise<void> {
  const ending = loaded?.runtime;
  loaded = undefined;
  await ending?.then((runtime) => runtime.exit()).catch(() => {});
}

async function load(url: string, signal: AbortSignal, loading: (share: number) => void): Promise<Wllama> {
  const [{ Wllama }, { default: program }] = await Promise.all([
    import("@wllama/wllama"),
    import("@wllama/wllama/esm/wasm/wllama.wasm?url"),
  ]);
  const blob = await modelBlob(url, signal, loading);
  const quiet = { debug() {}, log() {}, warn() {}, error() {} };
  const runtime = new Wllama(
    { default: new URL(program, location.href).href },
    { suppressNativeLog: true, logger: quiet },
  );
  await runtime.loadModel([blob], { n_ctx: contextTokens, n_parallel: 1, jinja: true });
  return runtime;
}

/** Returns what streams responses of the model in a file, which is downloaded first if needed. It throws a `ModelFailure`. */
export function completeFromFile(url: string): CompleteOnDevice {
  return async function* ({ messages, temperature, most }, { signal, loading }) {
    try {
      const runtime = await runtimeWith(url, signal, loading);
      const chunks = await runtime.createChatCompletion({
        messages: [...messages],
        temperature,
        max_tokens: Math.ceil(most / 2),
        stream: true,
        abortSignal: signal,
      });
      for await (const { choices } of chunks) yield choices[0]?.delta.content ?? "";
    } catch (error) {
      if (!signal.aborted) await unload();
      throw error instanceof ModelFailure ? error : new ModelFailure("unexpected");
    }
  };
}
