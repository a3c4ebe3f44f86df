import { likenessOf, neighbour, ordered, type Place } from "@housestyle/panel";
import { alike } from "@housestyle/surfaces/prosemirror";
import { undo } from "prosemirror-history";
import { done } from "../../texts/editor-done.ts";
import type { EditorController } from "./editor-controller.ts";
import { ignore } from "./personal-commands.ts";

/** Writes a suggestion over the words, unless they have changed. One step of undo. */
export function accept(controller: EditorController, key: string, replacement: string): void {
  const remark = controller.checking?.surface?.remark(key);
  const { place } = controller.state.read();
  const following = place === "panel" ? followingOf(controller, key) : undefined;
  if (!remark || !controller.checking?.remarks.fix([remark], replacement)) {
    controller.notify(done.refused);
    return;
  }
  const { text, suggestions } = remark.finding;
  controller.events.tell("acted", {
    what: "accept",
    finding: remark.finding,
    place,
    suggestion: suggestions.indexOf(replacement),
  });
  controller.state.set({ said: replacement ? done.replaced(text, replacement) : done.deleted(text) });
  if (following) controller.checking?.remarks.open(following, "panel", true);
  else controller.checking?.surface?.focus();
}

/** Writes a suggestion everywhere the same was found. One step of undo. */
export function acceptAlike(controller: EditorController, key: string, replacement: string): void {
  const { view } = controller;
  const surface = controller.checking?.surface;
  const remark = surface?.remark(key);
  const all = remark && surface ? alike(surface.remarks(), remark.finding, replacement) : [];
  if (!view || !remark || !controller.checking?.remarks.fix(all, replacement)) {
    controller.notify(done.refused);
    return;
  }
  const { place } = controller.state.read();
  controller.events.tell("acted", { what: "acceptAlike", finding: remark.finding, place, count: all.length });
  const { doc } = view.state;
  controller.notify(done.replacedAll(all.length, replacement), () => {
    // Only this step is taken back: what was written since is somebody's work.
    if (view.state.doc.eq(doc)) controller.run(undo);
    else controller.notify(done.goneOn);
  });
  view.focus();
}

/** Prints the text with a number behind each remark, and the remarks as notes at its end. */
export function printWithRemarks(controller: EditorController): void {
  const surface = controller.checking?.surface;
  if (surface) controller.state.set({ printed: surface.remarks() });
}

/** Ignores everywhere what says the same. */
export function ignoreAlike(controller: EditorController, key: string): void {
  const surface = controller.checking?.surface;
  const remark = surface?.remark(key);
  if (!surface || !remark) return;
  const likeness = likenessOf(remark.finding);
  const all = surface.remarks().filter(({ finding }) => likenessOf(finding) === likeness);
  controller.checking?.remarks.leave();
  controller.events.tell("acted", {
    what: "ignore",
    finding: remark.finding,
    place: controller.state.read().place,
    count: all.length,
  });
  ignore(controller, controller.checking?.remarks.inBlocks(all) ?? []);
}

/** The rule says nothing any more in this document; `title` is what people call it. */
export function silenceHere(controller: EditorController, key: string, title: string): void {
  const surface = controller.checking?.surface;
  const remark = surface?.remark(key);
  if (!surface || !remark) return;
  const { ruleId } = remark.finding;
  const count = surface.remarks().filter(({ finding }) => finding.ruleId === ruleId).length;
  controller.events.tell("acted", {
    what: "ignore",
    finding: remark.finding,
    place: controller.state.read().place,
    count,
  });
  controller.checking?.remarks.leave();
  void controller.document.silence([...controller.state.read().silent, ruleId]);
  controller.notify(done.silenced(title), () => speakHere(controller, ruleId));
}

/** The rule speaks in this document again. */
export function speakHere(controller: EditorController, rule: string): void {
  void controller.document.silence([...controller.state.read().silent].filter((other) => other !== rule));
}

/** Goes to the next remark of the list, or to the one before. */
export function go(controller: EditorController, step: 1 | -1, place: Place): void {
  const surface = controller.checking?.surface;
  if (!surface) return;
  const { personal, filter, current } = controller.state.read();
  const shown = surface.remarks().filter((remark) => !filter || remark.finding.kind === filter);
  const list = ordered(shown, personal.preferences.order);
  const next = neighbour(list, current?.key, surface.caret, step);
  if (next) controller.checking?.remarks.open(next.key, place, true);
}

function followingOf(controller: EditorController, key: string): string | undefined {
  const { remarks, filter, personal } = controller.state.read();
  const shown = remarks.filter((remark) => !filter || remark.finding.kind === filter);
  const next = neighbour(ordered(shown, personal.preferences.order), key, 0, 1);
  return next?.key === key ? undefined : next?.key;
}
