import type { WritingSource } from "@housestyle/documents/authorship";
import { DetailsStep, parsedStep, reapplySteps, type StepRow } from "@housestyle/documents/steps";
import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from "prosemirror-state";
import { type Step, Transform } from "prosemirror-transform";
import { sourceOf } from "../writing/writing-source.ts";

/** A step of this editor that the server has not confirmed. */
export interface PendingStep {
  /** Counts the steps of this editor, from 1. */
  readonly number: number;
  readonly step: Step;
  /** Undefined for a step that changes no text. */
  readonly inverted: Step | undefined;
  /** How its words were written; null if that is not known. */
  readonly source?: WritingSource | null | undefined;
}

/** How the text of an editor relates to the document on the server. */
export interface Progress {
  /** The version of the server’s document that this text is based on. */
  readonly version: number;
  readonly pending: readonly PendingStep[];
  readonly nextNumber: number;
}

/** What an editor begins with. */
export interface BegunProgress extends Progress {
  /** Names this editor among all that are open. */
  readonly client: string;
}

const key = new PluginKey<Progress>("collaboration");
const added = "collaboration.added";
const received = "collaboration.received";

/**
 * Numbers and remembers the steps of an editor until they are confirmed. Unlike the package `prosemirror-collab`, it knows its
 * own steps by their numbers, because the server adjusts steps and leaves out those that have no place any more.
 */
export function pendingSteps({ client, ...begun }: BegunProgress): Plugin<Progress> {
  return new Plugin<Progress>({
    key,
    state: {
      init: () => begun,
      apply(tr, progress) {
        const after: Progress | undefined = tr.getMeta(key);
        if (after) return after;
        const details: Step | undefined = tr.getMeta(added);
        const source = sourceOf(tr);
        const made = tr.steps.map((step, index) => ({ step, inverted: step.invert(tr.docs[index] as Node), source }));
        const fresh = details ? [...made, { step: details, inverted: undefined }] : made;
        if (fresh.length === 0) return progress;
        const pending = fresh.map((each, index) => ({ ...each, number: progress.nextNumber + index }));
        return {
          ...progress,
          pending: [...progress.pending, ...pending],
          nextNumber: progress.nextNumber + pending.length,
        };
      },
    },
    // The history has to keep what it can undo apart from what others write.
    historyPreserveItems: true,
    client,
  });
}

/** Whether a plugin is the one that remembers steps. */
export function isPendingSteps(plugin: Plugin): boolean {
  return plugin.spec.key === key;
}

/** Returns the editor’s progress with the server, or undefined if it is not collaborating. */
export function progressOf(state: EditorState): Progress | undefined {
  return key.getState(state);
}

/** Adds a step that changes no text. */
export function addDetails(tr: Transaction, step: Step): Transaction {
  return tr.setMeta(added, step);
}

/** Whether a transaction brings in what others have written. */
export function isReceived(tr: Transaction): boolean {
  return tr.getMeta(key) !== undefined;
}

/** What a transaction brings in from the server. */
export interface ReceivedSteps {
  readonly rows: readonly StepRow[];
  /** The editor’s progress after the transaction. */
  readonly progress: Progress;
}

/** Returns what a transaction brings in from the server; undefined for one that brings in nothing. */
export function receivedIn(tr: Transaction): ReceivedSteps | undefined {
  const progress: Progress | undefined = tr.getMeta(key);
  return progress && { rows: tr.getMeta(received) ?? [], progress };
}

/** Returns the document as the server has it, without what is pending. */
export function confirmedDocument(state: EditorState): Node {
  const transform = new Transform(state.doc);
  for (const { inverted } of progressOf(state)?.pending.toReversed() ?? []) if (inverted) transform.step(inverted);
  return transform.doc;
}

/** An editor, or an object that acts as one. */
interface Receiver {
  readonly state: EditorState;
  dispatch(tr: Transaction): void;
}

/**
 * Brings in the steps that follow the version of an editor. Its own steps up to number `settled` that are not among them have no
 * place any more, and go. Throws if a step does not fit, which none should.
 */
export function receiveSteps(editor: Receiver, rows: readonly StepRow[], settled = 0): void {
  const parts = inParts(editor.state, rows);
  for (const [index, part] of parts.entries()) {
    editor.dispatch(receiving(editor.state, part, index === parts.length - 1 ? settled : 0));
  }
}

/**
 * Divides rows into parts so that no part has one of another editor after one of this editor. Otherwise the undo
 * history would lose it.
 */
function inParts(state: EditorState, rows: readonly StepRow[]): readonly (readonly StepRow[])[] {
  const client = clientOf(state);
  const parts: StepRow[][] = [[]];
  for (const row of rows) {
    const before = parts.at(-1)?.at(-1);
    if (before && before.Client === client && row.Client !== client) parts.push([]);
    parts.at(-1)?.push(row);
  }
  return parts;
}

const clientOf = (state: EditorState) => (key.get(state)?.spec as { readonly client?: string } | undefined)?.client;

function receiving(state: EditorState, rows: readonly StepRow[], settled: number): Transaction {
  const progress = progressOf(state);
  if (!progress) throw new Error("This editor writes alone.");
  const client = clientOf(state);
  const { pending, confirmed } = split(progress.pending, rows, client);
  const rest = rows.slice(confirmed);
  const version = progress.version + rows.length;
  const isOver = ({ number }: PendingStep) => number <= settled || rest.some((row) => isOwn(row, client, number));
  if (rest.length === 0 && !pending.some(isOver)) {
    return state.tr.setMeta(key, { ...progress, version, pending }).setMeta(received, rows);
  }
  const { tr } = state;
  const kept = reapply(tr, pending, rest, client, isOver);
  placeCaret(tr, state);
  return tr
    .setMeta(key, { ...progress, version, pending: kept })
    .setMeta(received, rows)
    .setMeta("rebased", pending.filter(({ inverted }) => inverted).length)
    .setMeta("addToHistory", false)
    .setMeta("opened", "received")
    .setMeta("remark", true);
}

/** Splits the pending steps into those that the first rows confirm unchanged and the rest. */
function split(pending: readonly PendingStep[], rows: readonly StepRow[], client: string | undefined) {
  let confirmed = 0;
  for (const { number, step } of pending) {
    const row = rows[confirmed];
    if (!row || !isOwn(row, client, number) || !isSameStep(row, step)) break;
    confirmed++;
  }
  return { pending: pending.slice(confirmed), confirmed };
}

const isOwn = (row: StepRow, client: string | undefined, number: number): boolean =>
  row.Client === client && row.Number === number;

function isSameStep(row: StepRow, step: Step): boolean {
  // The database orders members in its own way.
  const stored = parsedStep(row.Step);
  return JSON.stringify(stored?.toJSON()) === JSON.stringify(step.toJSON());
}

/**
 * Reverts the pending steps, applies the rows, and reapplies those that are still pending. Returns them in their
 * adjusted form.
 */
function reapply(
  tr: Transaction,
  pending: readonly PendingStep[],
  rows: readonly StepRow[],
  client: string | undefined,
  isOver: (step: PendingStep) => boolean,
): PendingStep[] {
  const ofText = pending.filter(({ inverted }) => inverted);
  for (const { inverted } of ofText.toReversed()) if (inverted) tr.step(inverted);
  for (const row of rows) {
    const step = parsedStep(row.Step);
    if (!step) throw new Error("A step cannot be read.");
    if (changesNoText(step)) continue;
    tr.step(step);
    const own = ofText.findIndex(({ number }) => isOwn(row, client, number));
    if (own >= 0) mirror(tr, ofText.length - 1 - own);
  }
  const over = new Set(ofText.flatMap((each, index) => (isOver(each) ? [index] : [])));
  const again = reapplySteps({
    steps: ofText.map(({ step }) => step),
    mapping: tr.mapping,
    stored: over,
    apply: (step, inverse) => {
      if (tr.maybeStep(step).failed) return false;
      mirror(tr, inverse);
      return true;
    },
  });
  const docs = new Map(tr.steps.map((step, index) => [step, tr.docs[index] as Node]));
  const kept = new Map(
    again.flatMap((step, index) => {
      const own = ofText[index];
      const before = step && docs.get(step);
      return own === undefined || !step || !before
        ? []
        : [[own.number, { ...own, step, inverted: step.invert(before) }]];
    }),
  );
  return pending.flatMap((each) => (each.inverted ? (kept.get(each.number) ?? []) : isOver(each) ? [] : each));
}

const changesNoText = (step: Step): boolean => step instanceof DetailsStep;

/** Marks the last step of a transaction as a repetition of the step that `inverse` has reverted. */
function mirror({ mapping }: Transaction, inverse: number): void {
  (mapping as unknown as { setMirror(one: number, other: number): void }).setMirror(inverse, mapping.maps.length - 1);
}

/** What others write at the caret is after it. */
function placeCaret(tr: Transaction, { selection }: EditorState): void {
  if (!(selection instanceof TextSelection) || tr.steps.length === 0) return;
  const [anchor, head] = [selection.anchor, selection.head].map((place) => tr.doc.resolve(tr.mapping.map(place, -1)));
  if (!anchor || !head) return;
  tr.setSelection(TextSelection.between(anchor, head, -1));
  // It is not the writer who has moved it.
  const flags = tr as unknown as { updated: number };
  flags.updated &= ~1;
}
