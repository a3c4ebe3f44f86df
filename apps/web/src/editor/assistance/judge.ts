import type { JudgedVersions } from "@housestyle/engine";
import type { EditorController } from "../controller/editor-controller.ts";

/** A place in a paragraph as the worker knows it. */
export interface JudgedPlace {
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Resolves to how versions of the sentences at a place are judged, or to undefined if the worker cannot be asked or the
 * signal aborts. Never rejects.
 */
export function judge(
  { checking, events }: Pick<EditorController, "checking" | "events">,
  { stamp, start, end }: JudgedPlace,
  versions: readonly string[],
  signal: AbortSignal,
): Promise<JudgedVersions | undefined> {
  return new Promise((resolve) => {
    const unheard = events.on("answered", (message) => {
      if (message.type !== "judged" || message.stamp !== stamp) return;
      const isOurs =
        message.start === start && message.end === end && message.versions.join("\0") === versions.join("\0");
      if (!isOurs) return;
      settle(message.judged);
    });
    const settle = (judged: JudgedVersions | undefined) => {
      unheard();
      resolve(judged);
    };
    signal.addEventListener("abort", () => settle(undefined), { once: true });
    const isAsked = !signal.aborted && checking?.checker.ask({ type: "judge", stamp, start, end, versions });
    if (isAsked !== true) settle(undefined);
  });
}
