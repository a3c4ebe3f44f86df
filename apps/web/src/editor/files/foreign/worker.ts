import { schema } from "@housestyle/documents";
import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";
import { Node } from "prosemirror-model";
import type { Refused } from "../file-refusal.ts";
import { readForeign, readForeignSuggested, readForeignThreads } from "./read-foreign.ts";
import type { FromFileWorker, ToFileWorker, WorkerResult } from "./worker-messages.ts";
import { trackForeign, writeForeign } from "./write-foreign.ts";

const send = (message: FromFileWorker) => postMessage(message);
const onBegin = () => send({ type: "begun" });

addEventListener("message", async ({ data }: MessageEvent<ToFileWorker>) => {
  try {
    const result = await resultOf(data);
    send("refused" in result ? { type: "refused", refused: result.refused } : { type: "done", result });
  } catch {
    // A rejection would not reach the page, which would wait until the time is up.
    send({ type: "refused", refused: "damaged" });
  }
});

async function resultOf(message: ToFileWorker): Promise<WorkerResult | Refused> {
  switch (message.type) {
    case "read": {
      const found = await readForeign(message.bytes, message.name, onBegin);
      if ("refused" in found) return found;
      const { content } = found;
      return {
        type: "read",
        read: { ...found, content: typeof content === "string" ? content : { json: content.toJSON() } },
      };
    }
    case "suggested": {
      const found = await readForeignSuggested(message.bytes, onBegin);
      return found && "refused" in found ? found : { type: "suggested", json: found?.toJSON() };
    }
    case "threads": {
      const threads = await readForeignThreads(message.bytes, onBegin);
      return "refused" in threads ? threads : { type: "threads", threads };
    }
    case "write": {
      const bytes = await writeForeign({ ...message, doc: Node.fromJSON(schema, message.json) }, onBegin);
      return "refused" in bytes ? bytes : { type: "written", bytes };
    }
    case "track": {
      // Comments are in the page's language, which is the name of the worker.
      const spoken = await loadLanguage(bestLanguage([self.name]));
      setLanguage(() => spoken);
      const file = await trackForeign({ ...message, doc: Node.fromJSON(schema, message.json) }, onBegin);
      return "refused" in file ? file : { type: "tracked", file };
    }
  }
}
