import { likenessOf, neighbour, ordered, type Place } from "@housestyle/panel";
import { alike } from "@housestyle/surfaces/prosemirror";
import { undo } from "prosemirror-history";
import { done } from "../../texts/editor-done.ts";
import type { Desk } from "./desk.ts";
import { ignore } from "./personal-acts.ts";

/** Writes a suggestion over the words, unless they have changed. One step of undo. */
export function accept(desk: Desk, key: string, replacement: string): void {
  const remark = desk.checking?.surface?.remark(key);
  const { place } = desk.state.read();
  const following = place === "panel" ? followingOf(desk, key) : undefined;
  if (!remark || !desk.checking?.remarks.fix([remark], replacement)) {
    desk.tell(done.refused);
    return;
  }
  const { text, suggestions } = remark.finding;
  desk.events.tell("acted", {
    what: "accept",
    finding: remark.finding,
    place,
    suggestion: suggestions.indexOf(replacement),
  });
  desk.state.set({ said: replacement ? done.replaced(text, replacement) : done.deleted(text) });
  if (following) desk.checking?.remarks.open(following, "panel", true);
  else desk.checking?.surface?.focus();
}

/** Writes a suggestion everywhere the same was found. One step of undo. */
export function acceptAlike(desk: Desk, key: string, replacement: string): void {
  const { view } = desk;
  const surface = desk.checking?.surface;
  const remark = surface?.remark(key);
  const all = remark && surface ? alike(surface.remarks(), remark.finding, replacement) : [];
  if (!view || !remark || !desk.checking?.remarks.fix(all, replacement)) {
    desk.tell(done.refused);
    return;
  }
  const { place } = desk.state.read();
  desk.events.tell("acted", { what: "acceptAlike", finding: remark.finding, place, count: all.length });
  const { doc } = view.state;
  desk.tell(done.replacedAll(all.length, replacement), () => {
    // Only this step is taken back: what was written since is somebody's work.
    if (view.state.doc.eq(doc)) desk.run(undo);
    else desk.tell(done.goneOn);
  });
  view.focus();
}

/** Prints the text with a number behind each remark, and the remarks as notes at its end. */
export function printWithRemarks(desk: Desk): void {
  const surface = desk.checking?.surface;
  if (surface) desk.state.set({ printed: surface.remarks() });
}

/** Ignores everywhere what says the same. */
export function ignoreAlike(desk: Desk, key: string): void {
  const surface = desk.checking?.surface;
  const remark = surface?.remark(key);
  if (!surface || !remark) return;
  const likeness = likenessOf(remark.finding);
  const all = surface.remarks().filter(({ finding }) => likenessOf(finding) === likeness);
  desk.checking?.remarks.leave();
  desk.events.tell("acted", {
    what: "ignore",
    finding: remark.finding,
    place: desk.state.read().place,
    count: all.length,
  });
  ignore(desk, desk.checking?.remarks.inBlocks(all) ?? []);
}

/** The rule says nothing any more in this document; `title` is what people call it. */
export function silenceHere(desk: Desk, key: string, title: string): void {
  const surface = desk.checking?.surface;
  const remark = surface?.remark(key);
  if (!surface || !remark) return;
  const { ruleId } = remark.finding;
  const count = surface.remarks().filter(({ finding }) => finding.ruleId === ruleId).length;
  desk.events.tell("acted", { what: "ignore", finding: remark.finding, place: desk.state.read().place, count });
  desk.checking?.remarks.leave();
  void desk.document.silence([...desk.state.read().silent, ruleId]);
  desk.tell(done.silenced(title), () => speakHere(desk, ruleId));
}

/** The rule speaks in this document again. */
export function speakHere(desk: Desk, rule: string): void {
  void desk.document.silence([...desk.state.read().silent].filter((other) => other !== rule));
}

/** Goes to the next remark of the list, or to the one before. */
export function go(desk: Desk, step: 1 | -1, place: Place): void {
  const surface = desk.checking?.surface;
  if (!surface) return;
  const { personal, filter, current } = desk.state.read();
  const shown = surface.remarks().filter((remark) => !filter || remark.finding.kind === filter);
  const list = ordered(shown, personal.preferences.order);
  const next = neighbour(list, current?.key, surface.caret, step);
  if (next) desk.checking?.remarks.open(next.key, place, true);
}

function followingOf(desk: Desk, key: string): string | undefined {
  const { remarks, filter, personal } = desk.state.read();
  const shown = remarks.filter((remark) => !filter || remark.finding.kind === filter);
  const next = neighbour(ordered(shown, personal.preferences.order), key, 0, 1);
  return next?.key === key ? undefined : next?.key;
}
