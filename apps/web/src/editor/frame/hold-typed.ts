import type { EditorController } from "../controller/editor-controller.ts";
import { isTyping, typedParagraphs } from "./typed-ahead.ts";

/**
 * Holds what is typed while a document is being opened, and writes it where the caret is once the document is there; `early`
 * are the keys pressed before this listened. What is typed for a document that does not open, or may only be read, is dropped
 * with it. Returns how to stop.
 */
export function holdTyped(controller: EditorController, early: readonly KeyboardEvent[]): () => void {
  const { state } = controller;
  const isOpening = () => !state.read().isEditable && state.read().saved === "opening";
  if (controller.named === undefined) return () => {};
  const keys: string[] = [];
  const hold = (event: KeyboardEvent) => {
    if (!isOpening() || !isTyping(event) || !isForText(event.target, controller)) return;
    keys.push(event.key);
    event.preventDefault();
  };
  for (const event of early) hold(event);
  if (!isOpening() && keys.length === 0) return () => {};
  addEventListener("keydown", hold);
  const stopFollowing = state.subscribe(() => {
    if (isOpening()) return;
    // The view learns of it right after the state.
    if (state.read().isEditable) queueMicrotask(write);
    else if (state.read().saved === undefined) keys.length = 0;
  });
  const write = () => {
    stop();
    for (const [index, words] of typedParagraphs(keys.splice(0)).entries())
      writeParagraph(controller, words, index > 0);
  };
  const stop = () => {
    stopFollowing();
    removeEventListener("keydown", hold);
  };
  return stop;
}

/** Inserts text at the caret as if it had been typed, so that for instance the end of a list item starts a new item. */
function writeParagraph({ view }: EditorController, words: string, isNext: boolean): void {
  if (!view) return;
  if (isNext) {
    const enter = new KeyboardEvent("keydown", { key: "Enter" });
    if (!view.someProp("handleKeyDown", (handle) => handle(view, enter))) {
      view.dispatch(view.state.tr.split(view.state.selection.head));
    }
  }
  if (words !== "") view.dispatch(view.state.tr.insertText(words).scrollIntoView());
}

/** Keys pressed in a field, a menu, or a dialog are not for the text. */
function isForText(target: EventTarget | null, { view }: EditorController): boolean {
  return target === document.body || (target instanceof Node && view?.dom.contains(target) === true);
}
