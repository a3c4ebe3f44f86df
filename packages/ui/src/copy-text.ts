/**
 * Copies text to the clipboard. If the browser refuses, it calls `onError` and returns false; the person then has to
 * copy it manually.
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
