import { schema } from "@housestyle/documents";
import type { ImageMap } from "@housestyle/documents/images";
import { Node } from "prosemirror-model";
import type { FileRefusal, Refused } from "../file-refusal.ts";
import type { ForeignContent, ForeignFormat } from "./read-foreign.ts";

/** What the worker answers; `begun` when it has loaded and starts reading. */
export type FromReader =
  | { readonly type: "begun" }
  | { readonly type: "read"; readonly doc: unknown; readonly images: ImageMap }
  | { readonly type: "refused"; readonly refused: FileRefusal };

/** How long a file may take to read, milliseconds. */
const longest = 10_000;

/** Reads a file of another program in a worker, which is ended when it takes too long: the page never waits for it. */
export async function readApart(
  format: ForeignFormat,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ForeignContent | Refused> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ForeignContent | Refused>((resolve) => {
      let hasBegun = false;
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
        if (data.type === "begun") {
          hasBegun = true;
          timer = setTimeout(() => resolve({ refused: "slow" }), longest);
        } else if (data.type === "read") resolve({ doc: Node.fromJSON(schema, data.doc), images: data.images });
        // The reader of PDF posts messages of its own.
        else if (data.type === "refused") resolve(data);
      });
      // Before it begins, it is its own code that is missing.
      worker.addEventListener("error", () => resolve({ refused: hasBegun ? "damaged" : "unavailable" }));
      worker.postMessage({ format, bytes }, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
