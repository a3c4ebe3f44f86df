import { Button } from "@housestyle/ui";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";

/** Asks which of two versions counts, when two tabs have changed the same text. */
export function ConflictNote() {
  const desk = useDesk();
  if (useDeskState((state) => state.saved) !== "conflict") return null;
  return (
    <section className="conflict" aria-label={texts.conflict.label} role="alert">
      <p>{texts.conflict.text}</p>
      <Button onClick={() => void desk.document.takeTheirs()}>{texts.conflict.theirs}</Button>
      <Button tone="primary" onClick={() => void desk.document.keepOurs()}>
        {texts.conflict.ours}
      </Button>
    </section>
  );
}
