/**
 * Types over what is selected. Browsers tell a page of typing before it is done, but not of commands: editors that write
 * themselves what they are told of would never hear of it, and keep a text that is not the one they show.
 */
export function typeOver(host: HTMLElement, range: Range | undefined, text: string): void {
  const view = (host.ownerDocument.defaultView ?? window) as typeof globalThis & Window;
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
  if (!isLeftToBrowser) return;
  // Editors that keep steps of undo themselves end one where they hear of a replacement; a command tells of typing alone.
  const replaced = () =>
    host.dispatchEvent(new view.InputEvent("input", { inputType: "insertReplacementText", bubbles: true }));
  replaced();
  // Who has taken the words from the browser by now has not shown them yet, and would take what is shown for the news.
  if (isWritten(host, text)) replaced();
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
