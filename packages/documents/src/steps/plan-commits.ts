import { Mapping, type Step, type StepMap } from "prosemirror-transform";
import type { WritingSource } from "../authorship/authored-run.ts";
import { areOwnSuggestions, type Suggester } from "../suggestions/own-suggestions.ts";
import { parsedStep } from "./parsed-step.ts";
import { reapplySteps } from "./reapply-steps.ts";
import { afterStep, type StepRow, type VersionedDocument } from "./versioned-document.ts";

/** The steps that an open editor sends at once. */
export interface Commit {
  /** The version that the steps are based on. */
  readonly version: number;
  readonly client: string;
  /** The client's number for the first step. */
  readonly first: number;
  readonly steps: readonly Step[];
  /** How the words of each step were written, where that is recorded. */
  readonly sources?: readonly (WritingSource | null)[] | undefined;
  readonly personId: number;
  /**
   * Set for someone who may only suggest. Steps that do anything else than make or withdraw their own suggestions are
   * left out.
   */
  readonly suggester?: Suggester | undefined;
}

/** A stored step with its position map, and its stored length in characters. */
export interface MappedRow extends StepRow {
  readonly map: StepMap;
  readonly size: number;
}

/** A document and the steps that led to it, as far back as they are kept in memory. */
export interface SessionState {
  readonly live: VersionedDocument;
  readonly tail: readonly MappedRow[];
}

/** The result of a commit: its steps will be or have been stored, or the reason why not. */
export type CommitPlan = "taken" | "stale" | "tooLong";

/** The state after some commits, the rows to store for it, and the result of each commit. */
export interface PlannedCommits {
  readonly state: SessionState;
  readonly rows: readonly MappedRow[];
  readonly plans: readonly CommitPlan[];
}

/**
 * Returns what has to be stored for commits, in this order, each adjusted to those before it. No commit may make a
 * document larger than `largest`, in positions of its text.
 */
export function planCommits(state: SessionState, commits: readonly Commit[], largest: number): PlannedCommits {
  let now = state;
  const plans = commits.map((commit): CommitPlan => {
    const over = stepsSince(now, commit.version);
    if (!over) return "stale";
    const after = withCommit(now, commit, over);
    const isTooLong = after.live.doc.content.size > Math.max(largest, now.live.doc.content.size);
    if (isTooLong) return "tooLong";
    now = after;
    return "taken";
  });
  return { state: now, rows: now.tail.slice(state.tail.length), plans };
}

/** Returns the steps after a version. Undefined if some are no longer in memory, or the version does not exist yet. */
export function stepsSince({ live, tail }: SessionState, version: number): readonly MappedRow[] | undefined {
  const count = live.version - version;
  return count < 0 || count > tail.length ? undefined : tail.slice(tail.length - count);
}

/** Returns a row that was read, with what follows from it. Throws if its step cannot be read, which none can be stored. */
export function mappedRow(row: StepRow): MappedRow {
  const step = parsedStep(row.Step);
  if (!step) throw new Error("A stored step cannot be read.");
  return { ...row, map: step.getMap(), size: sizeOf(row.Step) };
}

/** Returns the last rows of a tail, limited by the number of rows and of characters. */
export function shortTail(tail: readonly MappedRow[], most: { readonly rows: number; readonly size: number }) {
  let from = tail.length;
  for (let size = 0; from > 0 && tail.length - from < most.rows; from--) {
    size += tail[from - 1]?.size ?? 0;
    if (size > most.size) break;
  }
  return tail.slice(from);
}

const sizeOf = (step: unknown): number => JSON.stringify(step).length;

function withCommit(state: SessionState, commit: Commit, over: readonly MappedRow[]): SessionState {
  const { client, first, steps, sources, personId, suggester } = commit;
  const inverses = steps.map((step) => step.getMap().invert()).reverse();
  const mapping = new Mapping();
  for (const map of inverses) mapping.appendMap(map);
  const stored = new Set<number>();
  for (const row of over) {
    const own = row.Client === client ? row.Number - first : -1;
    const isOwn = own >= 0 && own < steps.length;
    mapping.appendMap(row.map, isOwn ? steps.length - 1 - own : undefined);
    if (isOwn) stored.add(own);
  }
  let { live } = state;
  const rows: MappedRow[] = [];
  const apply = (step: Step, mirror: number): boolean => {
    const Step = step.toJSON();
    // What is applied is what can be read again: an empty slice is stored without its open ends.
    const kept = parsedStep(Step);
    const after = kept && afterStep(live, kept, personId);
    if (!after || (suggester && !isSuggestedBy(live, after, suggester))) return false;
    live = after;
    const map = kept.getMap();
    mapping.appendMap(map, mirror);
    const index = steps.length - 1 - mirror;
    const by = { Client: client, Number: first + index, PersonId: personId, Source: sources?.[index] ?? null };
    rows.push({ Version: live.version, Step, ...by, map, size: sizeOf(Step) });
    return true;
  };
  reapplySteps({ steps, mapping, stored, apply });
  return { live, tail: [...state.tail, ...rows] };
}

const isSuggestedBy = (before: VersionedDocument, after: VersionedDocument, suggester: Suggester): boolean =>
  before.details === after.details && areOwnSuggestions(before.doc, after.doc, suggester);
