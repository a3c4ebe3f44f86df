import { CopyPrompt, useCopy } from "@housestyle/ui";
import { type ReactNode, useEffect, useState } from "react";
import { docs as texts } from "../../texts/docs.ts";
import { shell } from "../../texts/shell.ts";

/** How long it is shown that something was copied, in milliseconds. */
const shownFor = 2_000;

/**
 * Copies text, and briefly confirms that it did. `prompt` has to be rendered: it offers the text if the browser refuses
 * to copy it.
 */
export function useCopied(): {
  readonly isCopied: boolean;
  readonly copy: (text: string) => void;
  readonly prompt: ReactNode;
} {
  const { copy, refused, dismiss } = useCopy();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    copy: (text) => void copy(text).then(setCopied),
    prompt: (
      <>
        <span className="visually-hidden" role="status">
          {isCopied ? texts.copied : ""}
        </span>
        {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
      </>
    ),
  };
}
