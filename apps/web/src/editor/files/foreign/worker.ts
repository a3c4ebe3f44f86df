import type { FromReader } from "./read-apart.ts";
import { type ForeignFormat, readForeign } from "./read-foreign.ts";

const send = (message: FromReader) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<{ format: ForeignFormat; bytes: Uint8Array }>) => {
  try {
    const found = await readForeign(data.format, data.bytes, () => send({ type: "begun" }));
    send(
      "refused" in found
        ? { type: "refused", refused: found.refused }
        : { type: "read", doc: found.doc.toJSON(), images: found.images },
    );
  } catch {
    // A rejection would not reach the page, which would wait until the time is up.
    send({ type: "refused", refused: "damaged" });
  }
});
