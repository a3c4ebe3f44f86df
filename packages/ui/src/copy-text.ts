/**
 * Puts text on the clipboard. False when the browser will not, and `onError` hears of it: then the person has to be
 * asked to copy it.
 */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, "writeText"> | undefined = navigator.clipboard,
  onError?: () => void,
): Promise<boolean> {
  try {
    if (!clipboard) throw new Error("This browser has no clipboard.");
    await clipboard.writeText(text);
    return true;
  } catch {
    onError?.();
    return false;
  }
}
