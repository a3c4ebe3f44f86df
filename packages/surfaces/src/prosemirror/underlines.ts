import type { Finding } from "@housestyle/engine";
import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { Remark } from "../remark.ts";

/** A block of the document whose underlines change. */
export interface Redrawn {
  readonly node: Node;
  readonly pos: number;
  readonly findings: readonly Finding[];
}

interface Drawn {
  readonly set: DecorationSet;
  /** The key of the current remark, if any. */
  readonly current: string | undefined;
  readonly lastKey: number;
}

type Change =
  | { readonly type: "checked"; readonly blocks: readonly Redrawn[] }
  | { readonly type: "waiting"; readonly blocks: readonly { readonly node: Node; readonly pos: number }[] }
  | { readonly type: "current"; readonly key: string | undefined };

const underlines = new PluginKey<Drawn>("underlines");

/** Returns the plugin that draws underlines and the marks of unchecked paragraphs, and moves them with every edit. */
export function underlinesPlugin(): Plugin<Drawn> {
  return new Plugin<Drawn>({
    key: underlines,
    state: {
      init: () => ({ set: DecorationSet.empty, current: undefined, lastKey: 0 }),
      apply(tr, drawn) {
        const set = tr.docChanged ? drawn.set.map(tr.mapping, tr.doc) : drawn.set;
        const change = changeIn(tr);
        const moved = set === drawn.set ? drawn : { ...drawn, set };
        return change ? changed(moved, change, tr.doc) : moved;
      },
    },
    props: { decorations: (state) => underlines.getState(state)?.set },
  });
}

/**
 * Returns the plugin that frames the current remark. It is separate, so that moving the frame leaves thousands of
 * underlines alone.
 */
export function currentPlugin(): Plugin {
  return new Plugin({
    props: {
      decorations(state) {
        const remark = currentRemark(state);
        if (!remark) return null;
        return DecorationSet.create(state.doc, [
          Decoration.inline(remark.from, remark.to, { class: `current current-${remark.finding.kind}` }),
        ]);
      },
    },
  });
}

function changeIn(tr: Transaction): Change | undefined {
  return tr.getMeta(underlines);
}

function changed(drawn: Drawn, change: Change, doc: Node): Drawn {
  switch (change.type) {
    case "current":
      return { ...drawn, current: change.key };
    case "waiting":
      return { ...drawn, set: drawn.set.add(doc, change.blocks.map(waitingMark)) };
    case "checked":
      return redraw(drawn, change.blocks, doc);
  }
}

function waitingMark({ node, pos }: { readonly node: Node; readonly pos: number }): Decoration {
  return Decoration.node(pos, pos + node.nodeSize, { class: "unchecked" }, { waiting: true });
}

function redraw(drawn: Drawn, blocks: readonly Redrawn[], doc: Node): Drawn {
  let { lastKey } = drawn;
  const plans = blocks.map((block) => replan(inBlock(drawn.set, block), block, () => String(++lastKey)));
  const gone = plans.flatMap((plan) => plan.gone);
  const fresh = plans.flatMap((plan) => plan.fresh);
  const set = gone.length > 0 ? drawn.set.remove(gone) : drawn.set;
  return { ...drawn, set: fresh.length > 0 ? set.add(doc, fresh) : set, lastKey };
}

/** Returns the underlines to add and remove in a block. Those that are already right are in neither. */
function replan(
  old: readonly Decoration[],
  block: Redrawn,
  freshKey: () => string,
): { readonly gone: Decoration[]; readonly fresh: Decoration[] } {
  const unmatched = new Set(old);
  // An underline that an edit has split in two hands its key to the first half only.
  const claimed = new Set<Decoration>();
  const fresh: Decoration[] = [];
  for (const finding of block.findings) {
    const from = block.pos + 1 + finding.start;
    const to = block.pos + 1 + finding.end;
    if (from >= to || to > block.pos + block.node.nodeSize - 1) continue;
    const free = old.filter((one) => !claimed.has(one));
    const alike = free.filter((one) => alikeAt(one, finding, from, to));
    // What another rule now says of the very same words is shown in its place: a card that is open there stays open.
    const others = free.filter(
      (one) => isAt(one, from, to) && !block.findings.some((each) => ownedBy(one, each, block)),
    );
    const before = alike.find((one) => isThis(one, finding, from, to)) ?? alike[0] ?? others[0];
    if (before) claimed.add(before);
    if (before && isThis(before, finding, from, to)) unmatched.delete(before);
    else fresh.push(underline(from, to, finding, before ? before.spec.key : freshKey()));
  }
  return { gone: [...unmatched], fresh };
}

function isThis(old: Decoration, finding: Finding, from: number, to: number): boolean {
  return isAt(old, from, to) && sameFinding(old.spec.finding, finding);
}

/** Whether an old underline belongs to a remark on exactly these words. */
function isAt(old: Decoration, from: number, to: number): boolean {
  return !old.spec.waiting && old.from === from && old.to === to;
}

/** Whether a finding of a block replaces an old underline of the same rule. */
function ownedBy(old: Decoration, finding: Finding, { pos }: Redrawn): boolean {
  return alikeAt(old, finding, pos + 1 + finding.start, pos + 1 + finding.end);
}

function inBlock(set: DecorationSet, { pos, node }: Redrawn): Decoration[] {
  const end = pos + node.nodeSize;
  return set.find(pos, end).filter((one) => one.from >= pos && one.to <= end);
}

/**
 * Whether an old underline belongs to this finding, even if it is a character longer or shorter. It then keeps its key.
 */
function alikeAt(old: Decoration, finding: Finding, from: number, to: number): boolean {
  return !old.spec.waiting && old.spec.finding.ruleId === finding.ruleId && old.from < to && from < old.to;
}

function sameFinding(a: Finding, b: Finding): boolean {
  return (
    a === b || (a.text === b.text && a.message === b.message && a.suggestions.join("\n") === b.suggestions.join("\n"))
  );
}

function underline(from: number, to: number, finding: Finding, key: string): Decoration {
  return Decoration.inline(from, to, { class: `mark mark-${finding.kind}` }, { key, finding });
}

/** Marks blocks as checked, with `findings` as their underlines. */
export function markChecked(tr: Transaction, blocks: readonly Redrawn[]): Transaction {
  return tr.setMeta(underlines, { type: "checked", blocks } satisfies Change).setMeta("addToHistory", false);
}

/** Marks blocks as waiting to be checked. */
export function markWaiting(tr: Transaction, blocks: readonly { node: Node; pos: number }[]): Transaction {
  return tr.setMeta(underlines, { type: "waiting", blocks } satisfies Change).setMeta("addToHistory", false);
}

/** Sets the current remark, or none. */
export function markCurrent(tr: Transaction, key: string | undefined): Transaction {
  return tr.setMeta(underlines, { type: "current", key } satisfies Change).setMeta("addToHistory", false);
}

/** Returns all displayed remarks at their current places, in text order. */
export function remarksIn(state: EditorState): Remark[] {
  const found = underlines.getState(state)?.set.find() ?? [];
  return found.flatMap((one) => remarkOf(one) ?? []).sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Returns the remark with this key at its current place. */
export function remarkByKey(state: EditorState, key: string): Remark | undefined {
  const [found] = underlines.getState(state)?.set.find(undefined, undefined, (spec) => spec.key === key) ?? [];
  return found && remarkOf(found);
}

/** Returns the remarks at or next to a position, in text order. */
export function remarksAround(state: EditorState, pos: number): Remark[] {
  return (underlines.getState(state)?.set.find(pos, pos) ?? []).flatMap((one) => remarkOf(one) ?? []);
}

/** Returns the current remark at its current place, or undefined if there is none or it has left the text. */
export function currentRemark(state: EditorState): Remark | undefined {
  const key = underlines.getState(state)?.current;
  return key === undefined ? undefined : remarkByKey(state, key);
}

/** Returns the positions of the blocks that are shown as unchecked. */
export function markedWaiting(state: EditorState): ReadonlySet<number> {
  const found = underlines.getState(state)?.set.find(undefined, undefined, (spec) => spec.waiting === true) ?? [];
  return new Set(found.map((one) => one.from));
}

function remarkOf(one: Decoration): Remark | undefined {
  const { key, finding } = one.spec;
  return typeof key === "string" ? { key, finding, from: one.from, to: one.to } : undefined;
}
