import type { RefObject } from "react";

/** A hidden file input that another control opens by clicking `input`. The same file can be chosen twice in a row. */
export function HiddenFile({
  input,
  accept,
  label,
  onFile,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}) {
  return (
    <input
      ref={input}
      className="visually-hidden"
      type="file"
      accept={accept}
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
