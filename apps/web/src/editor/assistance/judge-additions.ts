import type { VersionFault } from "@housestyle/engine";
import type { EditorController } from "../controller/editor-controller.ts";

/** Resolves to why a text that would follow another one is held back, or undefined. Never rejects. */
export function judgeAddition(
  { checking, events }: Pick<EditorController, "checking" | "events">,
  before: string,
  addition: string,
  signal: AbortSignal,
): Promise<VersionFault | undefined> {
  return new Promise((resolve) => {
    const unheard = events.on("answered", (message) => {
      if (message.type === "judged-additions" && message.additions[0] === addition) settle(message.faults[0]);
    });
    const settle = (fault: VersionFault | undefined) => {
      unheard();
      resolve(fault);
    };
    signal.addEventListener("abort", () => settle("mistakes"), { once: true });
    const isAsked =
      !signal.aborted && checking?.checker.ask({ type: "judge-additions", before, additions: [addition] });
    // What could not be judged is not offered.
    if (isAsked !== true) settle("mistakes");
  });
}
