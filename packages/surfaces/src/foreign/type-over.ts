/**
 * Types over the selection. Browsers announce typing to a page in advance, but not commands, and an editor that misses
 * the event would keep a text different from what it shows. `select` selects what is replaced and returns it, or
 * undefined if it is gone. It is called again after the event, because the page may have redrawn its nodes. Returns
 * whether the browser wrote the text, so that its undo works.
 */
export function typeOver(host: HTMLElement, select: () => Range | undefined, text: string): boolean {
  const view = (host.ownerDocument.defaultView ?? window) as typeof globalThis & Window;
  const range = select();
  const isLeftToBrowser = host.dispatchEvent(
    new view.InputEvent("beforeinput", {
      inputType: text === "" ? "deleteContentBackward" : "insertText",
      data: text === "" ? null : text,
      bubbles: true,
      cancelable: true,
      composed: true,
      targetRanges: range ? [new view.StaticRange(range)] : [],
    }),
  );
  if (!isLeftToBrowser) return false;
  // Editors that keep steps of undo themselves end one where they hear of a replacement; a command tells of typing alone.
  const replaced = () =>
    host.dispatchEvent(new view.InputEvent("input", { inputType: "insertReplacementText", bubbles: true }));
  replaced();
  if (!select() || !isWritten(host, text)) return false;
  // Who has taken the words from the browser by now has not shown them yet, and would take what is shown for the news.
  replaced();
  return true;
}

/** Makes the browser write the text, and returns whether it did. */
function isWritten(host: HTMLElement, text: string): boolean {
  const { ownerDocument: document } = host;
  let isDone = false;
  const hear = () => {
    isDone = true;
  };
  host.addEventListener("input", hear, true);
  if (text === "") document.execCommand("delete");
  else document.execCommand("insertText", false, text);
  host.removeEventListener("input", hear, true);
  return isDone;
}
