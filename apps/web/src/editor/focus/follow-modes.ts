import type { EditorController } from "../controller/editor-controller.ts";
import { scrollToMiddle } from "../writing/scroll-to-middle.ts";
import { focusPlugin } from "./focus-plugin.ts";
import { focusMode, typewriterMode } from "./writing-modes.ts";

/** Lets the text follow focus mode and typewriter mode. Returns a function that stops this. */
export function followModes(controller: EditorController): () => void {
  controller.addPlugins([focusPlugin(focusMode.isOn)]);
  const center = () => {
    const { view } = controller;
    if (view?.hasFocus() && typewriterMode.isOn()) scrollToMiddle(view, view.state.selection.head);
  };
  // What is clicked stays under the pointer. A slow page tells of a selection long after the click that made it.
  let isPointing = false;
  const gone = new AbortController();
  const listening = { capture: true, signal: gone.signal };
  addEventListener("pointerdown", () => (isPointing = true), listening);
  for (const name of ["keydown", "beforeinput"]) addEventListener(name, () => (isPointing = false), listening);
  // Decorations are asked for again.
  const redraw = () => controller.view?.setProps({});
  const stops = [
    focusMode.subscribe(redraw),
    typewriterMode.subscribe(center),
    controller.events.on("changed", (tr) => {
      if ((tr.docChanged || tr.selectionSet) && !isPointing) center();
    }),
  ];
  return () => {
    gone.abort();
    for (const stop of stops) stop();
  };
}
