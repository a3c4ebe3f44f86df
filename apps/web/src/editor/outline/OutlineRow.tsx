import { Asterisk, ChevronRight } from "lucide-react";
import { type CSSProperties, memo } from "react";
import { editorOutline as texts } from "../../texts/editor-outline.ts";

interface OutlineRowProps {
  readonly id: number;
  readonly name: string;
  readonly synopsis: string;
  readonly isScene: boolean;
  readonly words: number;
  readonly depth: number;
  /** Undefined for a chapter without chapters. */
  readonly isExpanded: boolean | undefined;
  readonly isCurrent: boolean;
  readonly isActive: boolean;
  readonly isDraggable: boolean;
  readonly drop: "before" | "after" | undefined;
  /** `isTwisty` when the arrow before the name was pressed. */
  readonly onChoose: (id: number, isTwisty: boolean) => void;
}

/** A heading of the outline. The tree has the keys for all of them. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, name, synopsis, isScene, words, depth, isExpanded, isCurrent, isActive, isDraggable, drop, onChoose } =
    props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree obeys the keys of its rows
    <div
      role="treeitem"
      className="outline-row"
      data-id={id}
      data-drop={drop}
      style={{ "--depth": depth } as CSSProperties}
      aria-level={depth + 1}
      aria-expanded={isExpanded}
      aria-selected={isActive}
      aria-current={isCurrent ? "location" : undefined}
      tabIndex={isActive ? 0 : -1}
      draggable={isDraggable}
      onClick={({ target }) => onChoose(id, target instanceof Element && target.closest(".outline-twisty") !== null)}
    >
      <span className={isExpanded === undefined ? "outline-leaf" : "outline-twisty"} aria-hidden>
        {isExpanded === undefined ? null : <ChevronRight size={15} strokeWidth={1.5} />}
        {isScene ? <Asterisk size={13} strokeWidth={1.5} /> : null}
      </span>
      <span className={isScene ? "outline-name outline-scene" : "outline-name"}>
        {isScene ? <span className="visually-hidden">{texts.scene}: </span> : null}
        {name}
        {synopsis === "" ? null : <span className="outline-synopsis">{synopsis}</span>}
      </span>
      <span className="outline-words">
        <span aria-hidden>{texts.number(words)}</span>
        <span className="visually-hidden">{texts.words(words)}</span>
      </span>
    </div>
  );
});
