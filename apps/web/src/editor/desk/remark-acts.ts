import { undo } from "@tiptap/pm/history";
import type { Transaction } from "@tiptap/pm/state";
import { texts } from "../../texts/editor.ts";
import { alike, fixAll, fixOne } from "../remarks/fix.ts";
import { likenessOf } from "../remarks/likeness.ts";
import { neighbour, ordered } from "../remarks/order.ts";
import { remarkByKey, remarksIn } from "../remarks/underlines.ts";
import { ownStep } from "../writing/own-step.ts";
import type { Desk } from "./desk.ts";
import type { Place } from "./desk-state.ts";

/** Writes a suggestion over the words, unless they have changed. One step of undo. */
export function accept(desk: Desk, key: string, replacement: string): void {
  const { view } = desk;
  const remark = view && remarkByKey(view.state, key);
  const tr = remark && fixOne(view.state, remark, replacement);
  if (!view || !remark || !tr) {
    desk.tell(texts.done.refused);
    return;
  }
  const { place } = desk.state.read();
  const following = place === "panel" ? followingOf(desk, key) : undefined;
  run(desk, tr);
  const { text, suggestions } = remark.finding;
  desk.acted({ what: "accept", finding: remark.finding, place, suggestion: suggestions.indexOf(replacement) });
  desk.state.set({ said: replacement ? texts.done.replaced(text, replacement) : texts.done.deleted(text) });
  if (following) desk.remarks.open(following, "panel", true);
  else view.focus();
}

/** Writes a suggestion everywhere the same was found. One step of undo. */
export function acceptAlike(desk: Desk, key: string, replacement: string): void {
  const { view } = desk;
  const remark = view && remarkByKey(view.state, key);
  const all = remark ? alike(remarksIn(view.state), remark.finding, replacement) : [];
  const tr = view && fixAll(view.state, all, replacement);
  if (!view || !remark || !tr) {
    desk.tell(texts.done.refused);
    return;
  }
  const { place } = desk.state.read();
  run(desk, tr);
  desk.acted({ what: "acceptAlike", finding: remark.finding, place, count: all.length });
  const { doc } = view.state;
  desk.tell(texts.done.replacedAll(all.length, replacement), () => {
    // Only this step is taken back: what was written since is somebody's work.
    if (view.state.doc.eq(doc)) desk.run(undo);
    else desk.tell(texts.done.goneOn);
  });
  view.focus();
}

/** Prints the text with a number behind each remark, and the remarks as notes at its end. */
export function printWithRemarks(desk: Desk): void {
  const { view } = desk;
  if (view) desk.state.set({ printed: remarksIn(view.state) });
}

/** Ignores everywhere what says the same. */
export function ignoreAlike(desk: Desk, key: string): void {
  const { view } = desk;
  const remark = view && remarkByKey(view.state, key);
  if (!remark) return;
  const likeness = likenessOf(remark.finding);
  const all = remarksIn(view.state).filter(({ finding }) => likenessOf(finding) === likeness);
  desk.remarks.leave();
  desk.acted({ what: "ignore", finding: remark.finding, place: desk.state.read().place, count: all.length });
  desk.personal.ignore(desk.remarks.inBlocks(all));
}

/** The rule says nothing any more in this document; `title` is what people call it. */
export function silenceHere(desk: Desk, key: string, title: string): void {
  const { view } = desk;
  const remark = view && remarkByKey(view.state, key);
  if (!remark) return;
  const { ruleId } = remark.finding;
  const count = remarksIn(view.state).filter(({ finding }) => finding.ruleId === ruleId).length;
  desk.acted({ what: "ignore", finding: remark.finding, place: desk.state.read().place, count });
  desk.remarks.leave();
  void desk.document.silence([...desk.state.read().silent, ruleId]);
  desk.tell(texts.done.silenced(title), () => speakHere(desk, ruleId));
}

/** The rule speaks in this document again. */
export function speakHere(desk: Desk, rule: string): void {
  void desk.document.silence([...desk.state.read().silent].filter((other) => other !== rule));
}

/** Goes to the next remark of the list, or to the one before. */
export function go(desk: Desk, step: 1 | -1, place: Place): void {
  const { view } = desk;
  if (!view) return;
  const { personal, filter, current } = desk.state.read();
  const shown = remarksIn(view.state).filter((remark) => !filter || remark.finding.kind === filter);
  const list = ordered(shown, personal.preferences.order);
  const next = neighbour(list, current?.key, view.state.selection.head, step);
  if (next) desk.remarks.open(next.key, place, true);
}

function run(desk: Desk, tr: Transaction): void {
  const { view } = desk;
  if (!view) return;
  view.dispatch(tr.setMeta("remark", true));
  // What is typed next is a step of its own.
  view.dispatch(ownStep(view.state.tr));
  desk.remarks.close();
  desk.remarks.listSoon();
}

function followingOf(desk: Desk, key: string): string | undefined {
  const { remarks, filter, personal } = desk.state.read();
  const shown = remarks.filter((remark) => !filter || remark.finding.kind === filter);
  const next = neighbour(ordered(shown, personal.preferences.order), key, 0, 1);
  return next?.key === key ? undefined : next?.key;
}
