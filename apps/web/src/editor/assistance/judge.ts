import type { JudgedVersions, VersionFault } from "@housestyle/engine";
import type { EditorController } from "../controller/editor-controller.ts";
import { askWorker } from "./ask-worker.ts";

/** A place in a paragraph as the worker knows it. */
export interface JudgedPlace {
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
}

type Editor = Pick<EditorController, "checking" | "events">;

/** Resolves to how versions of the sentences at a place are judged, or to undefined if they cannot be. Never rejects. */
export function judge(
  editor: Editor,
  { stamp, start, end }: JudgedPlace,
  versions: readonly string[],
  signal: AbortSignal,
): Promise<JudgedVersions | undefined> {
  const same = JSON.stringify([stamp, start, end, versions]);
  return askWorker(
    editor,
    { type: "judge", stamp, start, end, versions },
    (message) =>
      message.type === "judged" &&
      JSON.stringify([message.stamp, message.start, message.end, message.versions]) === same
        ? message.judged
        : undefined,
    signal,
  );
}

/** Resolves to why a text that would follow another one is held back, or to undefined if it can be offered. Never rejects. */
export async function judgeAddition(
  editor: Editor,
  before: string,
  addition: string,
  signal: AbortSignal,
): Promise<VersionFault | undefined> {
  const faults = await askWorker(
    editor,
    { type: "judge-additions", before, additions: [addition] },
    (message) =>
      message.type === "judged-additions" && message.additions[0] === addition ? message.faults : undefined,
    signal,
  );
  // What could not be judged is not offered.
  return faults ? faults[0] : "mistakes";
}
