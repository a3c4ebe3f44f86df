import { schema } from "@housestyle/documents";
import type { ReadThread } from "@housestyle/documents/docx";
import { language } from "@housestyle/texts";
import { Node } from "prosemirror-model";
import type { Refused } from "../file-refusal.ts";
import type { TrackedFile } from "../open-file.ts";
import type { ForeignContent } from "./file-content.ts";
import type { FileWork } from "./file-work.ts";
import type { FromFileWorker, ToFileWorker, WorkerResult } from "./worker-messages.ts";

/** How long the work on a file may take, milliseconds. */
const longest = 10_000;

/** Works on files in a worker, which is ended when it takes too long: the page never waits for it. */
export const apart: FileWork = {
  async read(bytes, name): Promise<ForeignContent | Refused> {
    const result = await inWorker({ type: "read", bytes, name });
    if ("refused" in result) return result;
    if (result.type !== "read") return { refused: "damaged" };
    const { content, ...rest } = result.read;
    return { ...rest, content: typeof content === "string" ? content : Node.fromJSON(schema, content.json) };
  },
  async readSuggested(bytes): Promise<Node | Refused | undefined> {
    const result = await inWorker({ type: "suggested", bytes });
    if ("refused" in result) return result;
    return result.type === "suggested" && result.json ? Node.fromJSON(schema, result.json) : undefined;
  },
  async readThreads(bytes): Promise<readonly ReadThread[] | Refused> {
    const result = await inWorker({ type: "threads", bytes });
    return "refused" in result ? result : result.type === "threads" ? result.threads : { refused: "damaged" };
  },
  async write({ doc, ...file }): Promise<Uint8Array<ArrayBuffer> | Refused> {
    const result = await inWorker({ type: "write", ...file, json: doc.toJSON() });
    return "refused" in result ? result : result.type === "written" ? result.bytes : { refused: "damaged" };
  },
  async track({ doc, ...file }): Promise<TrackedFile | Refused> {
    const result = await inWorker({ type: "track", ...file, json: doc.toJSON() });
    return "refused" in result ? result : result.type === "tracked" ? result.file : { refused: "damaged" };
  },
};

async function inWorker(message: ToFileWorker): Promise<WorkerResult | Refused> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: language().tag });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<WorkerResult | Refused>((resolve) => {
      let hasBegun = false;
      worker.addEventListener("message", ({ data }: MessageEvent<FromFileWorker>) => {
        if (data.type === "begun") {
          hasBegun = true;
          timer = setTimeout(() => resolve({ refused: "slow" }), longest);
        } else if (data.type === "refused") resolve({ refused: data.refused });
        // The reader of PDF posts messages of its own.
        else if (data.type === "done") resolve(data.result);
      });
      // Before it begins, it is its own code that is missing.
      worker.addEventListener("error", () => resolve({ refused: hasBegun ? "damaged" : "unavailable" }));
      worker.postMessage(message);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
