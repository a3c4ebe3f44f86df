import { BookA } from "lucide-react";
import { editorThesaurus } from "../../texts/editor-thesaurus.ts";
import { useControllerState } from "../controller/controller-context.ts";
import { InMargin } from "../remarks/InMargin.tsx";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import type { SelectedWord } from "./selected-word.ts";
import { useThesaurusState } from "./use-thesaurus-state.ts";

/** Returns the selected word if it can be looked up and no card is open. */
function useOffered(): SelectedWord | undefined {
  const hasCard = useControllerState(({ current }) => current !== undefined);
  const isAllowed = useWorkspaceState((state) => state.gates.card, false);
  const isOpen = useThesaurusState((state) => state.word !== undefined, false);
  const selected = useThesaurusState((state) => state.selected, undefined);
  return hasCard || isOpen || !isAllowed ? undefined : selected;
}

/** Offers synonyms of the selected word in the margin of its line, where it covers no text. */
export function SynonymsInMargin() {
  const word = useOffered();
  if (word === undefined) return null;
  return (
    <InMargin from={word.from} to={word.to}>
      <SynonymsButton word={word} />
    </InMargin>
  );
}

/** Offers synonyms of the selected word in the bar below the text. */
export function SynonymsInSheet() {
  const word = useOffered();
  return word === undefined ? null : <SynonymsButton word={word} />;
}

function SynonymsButton({ word }: { readonly word: SelectedWord }) {
  const workspace = useWorkspace();
  const label = editorThesaurus.offer(word.text);
  return (
    <button
      type="button"
      className="margin-button"
      aria-label={label}
      title={`${label} (Shift+F7)`}
      aria-keyshortcuts="Shift+F7"
      // The word stays selected, and a phone's keyboard where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => workspace?.thesaurus.open(word.from)}
    >
      <BookA size={15} strokeWidth={1.5} aria-hidden />
      <span>{editorThesaurus.synonyms}</span>
    </button>
  );
}
