import type { EditorController } from "../controller/editor-controller.ts";
import { scrollToMiddle } from "../writing/scroll-to-middle.ts";
import { focusPlugin } from "./focus-plugin.ts";
import { focusMode, typewriterMode } from "./writing-modes.ts";
import "./focus.css";

/** Lets the text follow focus mode and typewriter mode. Returns a function that stops this. */
export function followModes(controller: EditorController): () => void {
  controller.addPlugins([focusPlugin(focusMode.isOn)]);
  const center = () => {
    const { view } = controller;
    if (view?.hasFocus() && typewriterMode.isOn()) scrollToMiddle(view, view.state.selection.head);
  };
  // Decorations are asked for again.
  const redraw = () => controller.view?.setProps({});
  const stops = [
    focusMode.subscribe(redraw),
    typewriterMode.subscribe(center),
    controller.events.on("changed", (tr) => {
      // What is clicked stays under the pointer.
      if ((tr.docChanged || tr.selectionSet) && !tr.getMeta("pointer")) center();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
