import type { EditorState } from "prosemirror-state";
import { progressOf } from "./pending-steps.ts";

/** What is sent to the server at a time. */
export interface CommitBody {
  readonly Version: number;
  readonly Client: string;
  readonly First: number;
  readonly Steps: readonly object[];
}

/** The most steps that one call may send. */
const most = 500;

/** Returns what has to be sent next: the first pending steps, as far as their numbers follow each other; undefined if there is nothing. */
export function nextCommit(state: EditorState, client: string): CommitBody | undefined {
  const { version, pending } = progressOf(state) ?? { version: 0, pending: [] };
  const [first] = pending;
  if (!first) return undefined;
  const gap = pending.findIndex(({ number }, index) => number !== first.number + index);
  const sent = pending.slice(0, Math.min(most, gap < 0 ? pending.length : gap));
  return { Version: version, Client: client, First: first.number, Steps: sent.map(({ step }) => step.toJSON()) };
}
