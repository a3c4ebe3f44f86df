import type { FromReader } from "./read-apart.ts";
import { type ForeignFormat, readForeign } from "./read-foreign.ts";

const tell = (message: FromReader) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<{ format: ForeignFormat; bytes: Uint8Array }>) => {
  tell({ type: "begun" });
  const found = await readForeign(data.format, data.bytes);
  tell("refused" in found ? { type: "refused", refused: found.refused } : { type: "read", doc: found.toJSON() });
});
