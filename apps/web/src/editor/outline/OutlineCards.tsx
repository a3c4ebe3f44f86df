import { useStore } from "@housestyle/ui/store";
import { Asterisk } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, memo, useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import { editorOutline as texts } from "../../texts/editor-outline.ts";
import { useNarrow } from "../frame/use-width.ts";
import { type OutlineEntry, visibleEntries } from "./outline.ts";
import { nameOf, type OutlineController } from "./outline-controller.ts";
import { outlineKey } from "./outline-keys.ts";
import { Synopsis } from "./Synopsis.tsx";
import { synopsisOf } from "./sections.ts";
import type { useChapterDrag } from "./use-chapter-drag.ts";
import "./cards.css";

/** The chapters and scenes as cards, each with what happens in it. They are moved by dragging, and by Alt with an arrow key. */
export function OutlineCards({
  outline,
  isEditable,
  active,
  onChoose,
  drag,
}: {
  readonly outline: OutlineController;
  readonly isEditable: boolean;
  readonly active: OutlineEntry | undefined;
  readonly onChoose: (id: number) => void;
  readonly drag: ReturnType<typeof useChapterDrag>;
}) {
  const { entries, collapsed, current } = useStore(outline.state, (state) => state);
  const isNarrow = useNarrow();
  const list = useRef<HTMLUListElement>(null);
  const rows = visibleEntries(entries, collapsed);
  const titleOf = (id: number) => list.current?.querySelector<HTMLElement>(`[data-id="${id}"] .chapter-card-title`);
  const go = useCallback(
    (id: number) => {
      onChoose(id);
      const entry = outline.state.read().entries.find((each) => each.id === id);
      if (entry) outline.goTo(entry, !isNarrow);
    },
    [outline, isNarrow, onChoose],
  );
  const describe = useCallback((id: number, synopsis: string) => outline.describe(id, synopsis), [outline]);
  const pressed = (event: KeyboardEvent) => {
    const id = Number(
      (event.target as Element).closest(".chapter-card-title")?.closest("[data-id]")?.getAttribute("data-id"),
    );
    const row = rows.find((each) => each.id === id);
    const act = row && outlineKey(event, { rows, active: row, collapsed });
    // Enter presses the button.
    if (!row || !act || act.does === "go") return;
    event.preventDefault();
    event.stopPropagation();
    if (act.does === "move") flushSync(() => outline.step(row, act.by));
    else if (act.does === "choose") flushSync(() => onChoose(act.row.id));
    else if (act.does === "collapse") outline.collapse(row.id, act.isCollapsed);
    else outline.undo(act.does);
    titleOf(act.does === "choose" ? act.row.id : row.id)?.focus();
  };
  return (
    <ul ref={list} className="cards" aria-label={texts.cards} onKeyDown={pressed} {...drag.tree}>
      {rows.map((entry) => (
        <OutlineCard
          key={entry.id}
          id={entry.id}
          name={nameOf(entry)}
          words={entry.words}
          depth={entry.depth}
          isScene={entry.isScene}
          synopsis={synopsisOf(entry.node)}
          isCurrent={entry.id === current}
          isActive={entry.id === active?.id}
          isEditable={isEditable}
          drop={drag.drop?.id === entry.id ? drag.drop.side : undefined}
          onGo={go}
          onDescribe={describe}
        />
      ))}
    </ul>
  );
}

interface OutlineCardProps {
  readonly id: number;
  readonly name: string;
  readonly words: number;
  readonly depth: number;
  readonly isScene: boolean;
  readonly synopsis: string;
  readonly isCurrent: boolean;
  readonly isActive: boolean;
  readonly isEditable: boolean;
  readonly drop: "before" | "after" | undefined;
  readonly onGo: (id: number) => void;
  readonly onDescribe: (id: number, synopsis: string) => void;
}

const OutlineCard = memo(function OutlineCard(props: OutlineCardProps) {
  const { id, name, words, depth, isScene, synopsis, isCurrent, isActive, isEditable, drop, onGo, onDescribe } = props;
  return (
    <li
      className={isScene ? "chapter-card scene-card" : "chapter-card"}
      data-id={id}
      data-drop={drop}
      data-active={isActive || undefined}
      aria-current={isCurrent ? "location" : undefined}
      style={{ "--depth": depth } as CSSProperties}
    >
      <div className="chapter-card-head" draggable={isEditable}>
        <button type="button" className="bare-button chapter-card-title" onClick={() => onGo(id)}>
          {isScene ? (
            <>
              <Asterisk size={13} strokeWidth={1.5} aria-hidden />
              <span className="visually-hidden">{texts.scene}: </span>
            </>
          ) : null}
          {name}
        </button>
        <span className="outline-words">
          <span aria-hidden>{texts.number(words)}</span>
          <span className="visually-hidden">{texts.words(words)}</span>
        </span>
      </div>
      <Synopsis name={name} value={synopsis} isEditable={isEditable} onChange={(changed) => onDescribe(id, changed)} />
    </li>
  );
});
