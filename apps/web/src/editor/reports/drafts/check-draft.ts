import type { FromWorker, SentParagraph, ToWorker } from "@housestyle/checker";
import type { Dialect, Settings } from "@housestyle/engine";
import type { FoundIn } from "../messages.ts";

/** The part of a checking worker that is needed. */
export interface CheckWorker {
  postMessage(message: ToWorker): void;
  addEventListener(type: "message", heard: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: "error", failed: () => void): void;
  terminate(): void;
}

/**
 * Returns the findings in paragraphs that are not being edited, checked like the text itself: after the passes over the
 * whole text, which learn its names and compare its spellings, have ended. The worker is terminated at the end.
 */
export function checkDraft(
  worker: CheckWorker,
  sent: readonly SentParagraph[],
  { dialect, settings }: { readonly dialect: Dialect; readonly settings: Settings },
): Promise<FoundIn[]> {
  const found = new Map<number, FoundIn>();
  const whole = new Promise<FoundIn[]>((resolve, reject) => {
    const failed = () => reject(new Error("The earlier draft could not be checked."));
    worker.addEventListener("error", failed);
    worker.addEventListener("message", ({ data }) => {
      switch (data.type) {
        case "failed":
          failed();
          break;
        case "ready":
          // What came before were only the first findings.
          found.clear();
          break;
        case "checked":
          for (const each of data.paragraphs) found.set(each.stamp, each);
          break;
        case "measured":
          // Nothing is measured while any paragraph waits to be read again.
          resolve([...found.values()]);
          break;
      }
    });
    worker.postMessage({ type: "open", dialect, settings });
    worker.postMessage({ type: "splice", at: 0, remove: 0, insert: sent });
    worker.postMessage({ type: "measure", isWanted: true });
  });
  return whole.finally(() => worker.terminate());
}
