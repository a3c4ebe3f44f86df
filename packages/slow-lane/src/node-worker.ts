import { parentPort } from "node:worker_threads";
import { createHarperReader } from "./harper-reader.ts";
import type { Answer, Question } from "./messages.ts";

const read = createHarperReader();

parentPort?.on("message", async ({ id, text, dialect }: Question) => {
  try {
    parentPort?.postMessage({ id, findings: await read(text, dialect) } satisfies Answer);
  } catch {
    // A linter that threw is dead for good; the lane starts a new thread.
    process.exit(1);
  }
});
