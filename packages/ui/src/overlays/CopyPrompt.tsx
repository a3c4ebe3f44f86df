import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Dialog } from "../Dialog.tsx";
import { copyKeys } from "./copy-keys.ts";

/** The texts of the prompt. */
export interface CopyPromptTexts {
  readonly title: string;
  /** Returns “Press Ctrl+C, then Enter.” with the key of the person's system. */
  readonly text: (keys: "Ctrl+C" | "Cmd+C") => string;
  readonly field: string;
  readonly close: string;
}

/** Shows selected text to copy manually. Enter closes it. */
export function CopyPrompt({
  value,
  texts,
  onClose,
}: {
  readonly value: string;
  readonly texts: CopyPromptTexts;
  readonly onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Dialog
      title={texts.title}
      text={texts.text(copyKeys(navigator.userAgent))}
      className="dialog-copy"
      closeLabel={texts.close}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <textarea
        ref={field}
        className="input input-mono"
        readOnly
        rows={4}
        aria-label={texts.field}
        value={value}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onClose();
        }}
      />
    </Dialog>
  );
}
