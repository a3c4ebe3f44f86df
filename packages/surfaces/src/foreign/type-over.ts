/**
 * Types over what is selected. Browsers tell a page of typing before it is done, but not of commands: editors that write
 * themselves what they are told of would never hear of it, and keep a text that is not the one they show.
 *
 * `select` selects what is to be replaced and returns it; undefined when it is gone. It is called again after the page has been
 * told, because a page that redraws itself on an event has other nodes by then, and no selection in them. Returns whether the
 * browser has written the text, which its undo then takes back.
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

/** Has the browser write, and says whether it did. */
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
