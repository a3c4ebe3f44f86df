import { done } from "../../texts/editor-done.ts";
import type { EditorController } from "./editor-controller.ts";

/** Prints the text with a number after each remark, and the remarks as notes at its end. */
export function printWithRemarks(controller: EditorController): void {
  const surface = controller.checking?.surface;
  if (surface) controller.state.set({ printed: surface.remarks() });
}

/** Turns the rule off in this document. `title` is the name that people know it by. */
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

/** Turns the rule on again in this document. */
export function speakHere(controller: EditorController, rule: string): void {
  void controller.document.silence([...controller.state.read().silent].filter((other) => other !== rule));
}
