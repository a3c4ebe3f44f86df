import type { WritingSource } from "@housestyle/documents/authorship";
import type { EditorState } from "prosemirror-state";
import { progressOf } from "./pending-steps.ts";

/** What is sent to the server at a time. */
export interface CommitBody {
  readonly Version: number;
  readonly Client: string;
  readonly First: number;
  readonly Steps: readonly object[];
  /** How the words of each step were written. Omitted if nothing of it is sent. */
  readonly Sources?: readonly (WritingSource | null)[];
}

/** The most steps that one call may send. */
const most = 500;

/**
 * Returns what has to be sent next: the first pending steps, as far as their numbers follow each other; undefined if there is
 * nothing. How words were written is sent only of those of a language model, unless all of it is recorded.
 */
export function nextCommit(state: EditorState, client: string, isRecorded = false): CommitBody | undefined {
  const { version, pending } = progressOf(state) ?? { version: 0, pending: [] };
  const [first] = pending;
  if (!first) return undefined;
  const gap = pending.findIndex(({ number }, index) => number !== first.number + index);
  const sent = pending.slice(0, Math.min(most, gap < 0 ? pending.length : gap));
  const Steps = sent.map(({ step }) => step.toJSON());
  return { Version: version, Client: client, First: first.number, Steps, ...sentSources(sent, isRecorded) };
}

/** Returns how the words of steps were written, as far as it is sent. */
export function sentSources(
  steps: readonly { readonly source?: WritingSource | null | undefined }[],
  isRecorded: boolean,
): Pick<CommitBody, "Sources"> {
  const Sources = steps.map(({ source }) => (isRecorded || source === "assisted" ? (source ?? null) : null));
  return Sources.some((source) => source !== null) ? { Sources } : {};
}
