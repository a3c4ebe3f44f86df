import type { FromWorker, ToWorker } from "@housestyle/checker";
import type { EditorController } from "../controller/editor-controller.ts";

/**
 * Sends a request to the checker of an editor, and resolves to the first answer in which `read` finds something. Resolves to
 * undefined if the checker cannot be asked or the signal aborts. Never rejects.
 */
export function askWorker<Answer>(
  { checking, events }: Pick<EditorController, "checking" | "events">,
  request: ToWorker,
  read: (message: FromWorker) => Answer | undefined,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | undefined) => {
      unheard();
      resolve(answer);
    };
    const unheard = events.on("answered", (message) => {
      const answer = read(message);
      if (answer !== undefined) settle(answer);
    });
    signal.addEventListener("abort", () => settle(undefined), { once: true });
    if (signal.aborted || checking?.checker.ask(request) !== true) settle(undefined);
  });
}
