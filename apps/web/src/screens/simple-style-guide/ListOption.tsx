import { TextField } from "@housestyle/ui";
import { useState } from "react";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";

/**
 * A list of words, one per line. Changes take effect when the field loses focus, so that a half-typed word never does.
 */
export function ListOption({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (value: readonly string[]) => void;
}) {
  const [draft, setDraft] = useState<string>();
  const written = value.join("\n");
  return (
    <TextField
      label={label}
      hint={texts.onePerLine}
      rows={Math.min(8, Math.max(2, value.length + 1))}
      value={draft ?? written}
      disabled={disabled}
      spellCheck={false}
      onChange={setDraft}
      onBlur={() => {
        setDraft(undefined);
        if (draft === undefined) return;
        const lines = linesOf(draft);
        if (lines.join("\n") !== written) onChange(lines);
      }}
    />
  );
}

/** Returns the non-empty lines of a text, each once. */
export function linesOf(text: string): readonly string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);
}
