import type { PresentPerson } from "@housestyle/contract";
import { parsedStep } from "@housestyle/documents/steps";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { StepMap } from "prosemirror-transform";
import { type PendingStep, type Progress, progressOf, receivedIn } from "./pending-steps.ts";

/** The caret of another person in this text. */
export interface RemoteCaret {
  readonly person: PresentPerson;
  readonly anchor: number;
  readonly head: number;
}

/** The ends of a selection. */
export interface Ends {
  readonly anchor: number;
  readonly head: number;
}

/** Carets of others, and the writer’s own as others were last shown it. */
export interface CaretsState {
  readonly placed: readonly RemoteCaret[];
  /** Those in a version of the document that is not here yet. */
  readonly waiting: readonly PresentPerson[];
  /** How the last steps have moved positions, for carets that are reported slightly late. */
  readonly recent: readonly { readonly version: number; readonly client: string; readonly map: StepMap }[];
  readonly shown: Ends | undefined;
}

/** What is new about carets. */
export type CaretsChange =
  /** All people who have the document open. */
  | { readonly people: readonly PresentPerson[] }
  /** Someone has moved their caret. */
  | { readonly moved: PresentPerson }
  /** Others are shown the writer’s caret there; undefined if they are not shown any. */
  | { readonly shown: Ends | undefined };

const key = new PluginKey<CaretsState>("carets");
/** So many steps are remembered. */
const mostRecent = 200;
/** The carets of an editor that knows of none. */
export const noCarets: CaretsState = { placed: [], waiting: [], recent: [], shown: undefined };

/** Knows where the carets of others are, and moves them with every change of the text. */
export function remoteCarets(props: Plugin<CaretsState>["props"] = {}): Plugin<CaretsState> {
  return new Plugin<CaretsState>({
    key,
    state: { init: () => noCarets, apply: (tr, state, before) => afterTransaction(state, tr, progressOf(before)) },
    props,
  });
}

/** Whether a plugin is the one that knows carets. */
export function isRemoteCarets(plugin: Plugin): boolean {
  return plugin.spec.key === key;
}

/** Returns what an editor knows of carets. */
export function caretsOf(state: EditorState): CaretsState {
  return key.getState(state) ?? noCarets;
}

/** Changes the carets in a transaction. */
export function changeCarets(tr: Transaction, change: CaretsChange): Transaction {
  return tr.setMeta(key, change).setMeta("addToHistory", false);
}

/** Whether a transaction says something new about carets. */
export function changesCarets(tr: Transaction): boolean {
  return tr.getMeta(key) !== undefined;
}

/** Returns where the selection is in the document as the server has it. */
export function confirmedEnds({ selection }: Pick<EditorState, "selection">, pending: readonly PendingStep[]): Ends {
  const back = (place: number) => pending.reduceRight((at, { step }) => step.getMap().invert().map(at, -1), place);
  return { anchor: back(selection.anchor), head: back(selection.head) };
}

function afterTransaction(before: CaretsState, tr: Transaction, progress: Progress | undefined): CaretsState {
  const received = receivedIn(tr);
  const writers = new Set(received?.rows.map(({ Client }) => Client));
  const recent = received ? [...before.recent, ...received.rows.flatMap(recentOf)].slice(-mostRecent) : before.recent;
  const moved = tr.docChanged
    ? mapped({ ...before, recent }, tr, writers, received === undefined)
    : { ...before, recent };
  return placeWaiting(withChange(moved, tr.getMeta(key)), received?.progress ?? progress, tr.doc.content.size);
}

function recentOf(row: { readonly Version: number; readonly Client: string; readonly Step: unknown }) {
  const step = parsedStep(row.Step);
  return step ? [{ version: row.Version, client: row.Client, map: step.getMap() }] : [];
}

/** Moves carets along with a change. What people type goes before their own caret and after those of others. */
function mapped(state: CaretsState, tr: Transaction, writers: ReadonlySet<string>, isOwn: boolean): CaretsState {
  const ends = ({ anchor, head }: Ends, side: number) => ({
    anchor: tr.mapping.map(anchor, side),
    head: tr.mapping.map(head, side),
  });
  return {
    ...state,
    placed: state.placed.map((each) => ({ ...each, ...ends(each, writers.has(each.person.Client) ? 1 : -1) })),
    shown: state.shown && ends(state.shown, isOwn ? 1 : -1),
  };
}

function withChange(state: CaretsState, change: CaretsChange | undefined): CaretsState {
  if (!change) return state;
  if ("shown" in change) return { ...state, shown: change.shown };
  if ("moved" in change) {
    const { Client } = change.moved;
    const waiting = state.waiting.filter((each) => each.Client !== Client);
    return { ...state, waiting: [...waiting, change.moved] };
  }
  const here = new Set(change.people.map(({ Client }) => Client));
  const placed = state.placed.filter(({ person }) => here.has(person.Client));
  const known = new Set(placed.map(({ person }) => person.Client));
  // Those who have a place here are moved with the text already.
  return { ...state, placed, waiting: change.people.filter(({ Client }) => !known.has(Client)) };
}

/** Places waiting carets whose document version has now arrived. */
function placeWaiting(state: CaretsState, progress: Progress | undefined, size: number): CaretsState {
  const ready = state.waiting.filter(({ Version }) => Version !== undefined && Version <= (progress?.version ?? -1));
  if (!progress || ready.length === 0) return state;
  const fresh = new Set(ready.map(({ Client }) => Client));
  const placed = ready.flatMap((person) => placedAt(person, state, progress, size) ?? []);
  return {
    ...state,
    placed: [...state.placed.filter(({ person }) => !fresh.has(person.Client)), ...placed],
    waiting: state.waiting.filter(({ Client }) => !fresh.has(Client)),
  };
}

function placedAt(person: PresentPerson, { recent }: CaretsState, progress: Progress, size: number) {
  const { Version = 0, Anchor, Head, Client } = person;
  const since = recent.filter(({ version }) => version > Version);
  // Steps that are not remembered may have moved it anywhere.
  if (Anchor === undefined || Head === undefined || since.length !== progress.version - Version) return undefined;
  const place = (at: number) => {
    const confirmed = since.reduce((now, { client, map }) => map.map(now, client === Client ? 1 : -1), at);
    const here = progress.pending.reduce((now, { step }) => step.getMap().map(now, -1), confirmed);
    return Math.min(Math.max(here, 0), size);
  };
  return { person, anchor: place(Anchor), head: place(Head) };
}
