import { BookA } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { editorThesaurus } from "../../texts/editor-thesaurus.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { scroller } from "../remarks/scroller.ts";
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
  return word === undefined ? null : <InMargin word={word} />;
}

function InMargin({ word }: { readonly word: SelectedWord }) {
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const surface = controller.checking?.surface;
    const room = scroller();
    const paper = controller.view?.dom;
    const button = box.current;
    if (!surface || !room || !paper || !button) return;
    const place = () => {
      const words = surface.lines(word.from, word.to);
      if (!words) return;
      const edges = room.getBoundingClientRect();
      const { top, bottom } = words.last;
      const rightmost = edges.left + room.clientWidth;
      const margin = paper.getBoundingClientRect().right - paddingOfText;
      delete button.dataset.narrow;
      if (margin + button.offsetWidth > rightmost) button.dataset.narrow = "";
      const left = Math.min(margin, rightmost - button.offsetWidth);
      const middle = (top + bottom - button.offsetHeight) / 2;
      button.style.transform = `translate(${Math.round(left)}px, ${Math.round(middle)}px)`;
      button.hidden = top < edges.top || bottom > edges.bottom;
    };
    place();
    room.addEventListener("scroll", place, { passive: true });
    // Of the window, and of the text beside a panel that grows.
    const resized = new ResizeObserver(place);
    resized.observe(paper);
    resized.observe(room);
    return () => {
      room.removeEventListener("scroll", place);
      resized.disconnect();
    };
  }, [controller, word]);
  return (
    <div ref={box} className="synonyms-in-margin">
      <SynonymsButton word={word} />
    </div>
  );
}

/** The text's own margin, where no line reaches: see text.css. */
const paddingOfText = 20;

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
      className="synonyms-button"
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
