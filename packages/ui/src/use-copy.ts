import { useCallback, useState } from "react";
import { copyText } from "./copy-text.ts";

/**
 * Returns a function that copies text, and the text that the browser refused to copy, for `CopyPrompt`. `onError` is
 * called for each refusal.
 */
export function useCopy(onError?: () => void): {
  readonly copy: (text: string) => Promise<boolean>;
  readonly refused: string | undefined;
  readonly dismiss: () => void;
} {
  const [refused, setRefused] = useState<string>();
  const copy = useCallback(
    async (text: string) => {
      const copied = await copyText(text, navigator.clipboard, onError);
      if (!copied) setRefused(text);
      return copied;
    },
    [onError],
  );
  const dismiss = useCallback(() => setRefused(undefined), []);
  return { copy, refused, dismiss };
}
