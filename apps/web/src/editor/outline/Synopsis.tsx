import { useEffect, useRef, useState } from "react";
import { editorOutline as texts } from "../../texts/editor-outline.ts";
import { draftWith, type SynopsisDraft, unsaved } from "./synopsis-draft.ts";

/** How long after the last keystroke a synopsis is written to the document, in milliseconds. */
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
  const [draft, setDraft] = useState<SynopsisDraft>();
  const timer = useRef(0);
  const keep = useRef(() => {});
  keep.current = () => {
    clearTimeout(timer.current);
    const now = draft && unsaved(draft);
    if (draft === undefined || now === undefined) return;
    setDraft({ ...draft, kept: now, before: value });
    onChange(now);
  };
  const current = draft && draftWith(draft, value);
  if (current !== draft) setDraft(current);
  useEffect(() => () => keep.current(), []);
  return (
    <textarea
      className="chapter-card-synopsis"
      aria-label={texts.synopsis(name)}
      placeholder={isEditable ? texts.synopsisHint : ""}
      rows={2}
      maxLength={longest}
      readOnly={!isEditable}
      value={current?.typed ?? value}
      onChange={({ target }) => {
        setDraft({ ...draft, typed: target.value });
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => keep.current(), rest);
      }}
      onBlur={() => {
        keep.current();
        setDraft(undefined);
      }}
    />
  );
}
