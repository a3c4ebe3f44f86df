import { useEffect, useRef, useState } from "react";
import { editorOutline as texts } from "../../texts/editor-outline.ts";

/** How long after the last letter a synopsis is put into the document, in milliseconds. */
const rest = 400;
const longest = 2_000;

/** A field for what happens in a chapter or scene. What is typed is in the document after a pause, and when the field is left. */
export function Synopsis({
  name,
  value,
  isEditable,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly isEditable: boolean;
  readonly onChange: (synopsis: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef(0);
  const keep = useRef(() => {});
  keep.current = () => {
    clearTimeout(timer.current);
    if (typed !== undefined) onChange(typed.trim());
  };
  useEffect(() => () => keep.current(), []);
  return (
    <textarea
      className="chapter-card-synopsis"
      aria-label={texts.synopsis(name)}
      placeholder={isEditable ? texts.synopsisHint : ""}
      rows={2}
      maxLength={longest}
      readOnly={!isEditable}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => keep.current(), rest);
      }}
      onBlur={() => {
        keep.current();
        setTyped(undefined);
      }}
    />
  );
}
