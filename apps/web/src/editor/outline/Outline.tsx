import { Button, IconButton } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import {
  ArrowDown,
  ArrowUp,
  ChevronsDownUp,
  ChevronsUpDown,
  FileOutput,
  LayoutGrid,
  ListTree,
  Merge,
  Split,
} from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { localOnly } from "../../app/local-only.ts";
import { editorChapters } from "../../texts/editor-chapters.ts";
import { editorOutline as texts } from "../../texts/editor-outline.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { useNarrow } from "../frame/use-width.ts";
import { commands } from "../writing/commands.ts";
import { moveChapterOut } from "./move-out.ts";
import { OutlineCards } from "./OutlineCards.tsx";
import { OutlineRow } from "./OutlineRow.tsx";
import { chaptersOf, entryAt, type OutlineEntry, visibleEntries } from "./outline.ts";
import { keptOutline, nameOf, type OutlineController } from "./outline-controller.ts";
import { type OutlineAct, outlineKey } from "./outline-keys.ts";
import { outlineView } from "./outline-view.ts";
import { synopsisOf } from "./sections.ts";
import { useChapterDrag } from "./use-chapter-drag.ts";
import "./outline.css";

/** The headings of the text as a tree, each with the words of its chapter. */
export default function Outline() {
  const controller = useController();
  const outline = keptOutline(controller);
  useEffect(() => outline.listen(), [outline]);
  const hasHeadings = useStore(outline.state, ({ entries }) => entries.length > 0);
  return hasHeadings ? <Tree outline={outline} /> : <Empty outline={outline} />;
}

function Empty({ outline }: { readonly outline: OutlineController }) {
  const controller = useController();
  const isEditable = useControllerState((state) => state.isEditable);
  useFocusWhenWanted(outline, () => document.querySelector<HTMLElement>(".outline-empty button"));
  return (
    <div className="empty outline-empty">
      <p>{texts.none}</p>
      {isEditable ? <Button onClick={() => controller.run(commands.heading2)}>{texts.makeHeading}</Button> : null}
    </div>
  );
}

function Tree({ outline }: { readonly outline: OutlineController }) {
  const { entries, collapsed, current } = useStore(outline.state, (state) => state);
  const isEditable = useControllerState((state) => state.isEditable);
  const isNarrow = useNarrow();
  const tree = useRef<HTMLDivElement>(null);
  const drag = useChapterDrag(outline, isEditable);
  const rows = visibleEntries(entries, collapsed);
  // A heading that is hidden is shown by the one it is in.
  const at = entries.find(({ id }) => id === current);
  const shown = at && entryAt(rows, at.at);
  const [chosen, setChosen] = useState<{ readonly id: number; readonly current: number | undefined }>();
  // What was chosen by keyboard counts until the cursor moves to another chapter.
  const chosenRow = chosen?.current === current ? rows.find(({ id }) => id === chosen?.id) : undefined;
  const active = chosenRow ?? shown ?? rows[0];
  const rowOf = (id: number | undefined) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null;
  const choose = ({ id }: OutlineEntry) => setChosen({ id, current });
  const chooseCard = useCallback((id: number) => setChosen({ id, current: outline.state.read().current }), [outline]);
  const isCards = outlineView.useValue() === "cards";
  useFocusWhenWanted(outline, () =>
    isCards
      ? document.querySelector<HTMLElement>(`.chapter-card[data-id="${active?.id}"] .chapter-card-title`)
      : rowOf(active?.id),
  );
  const shownId = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row comes into view when the cursor comes to it, and not again
  useEffect(() => {
    rowOf(shownId)?.scrollIntoView({ block: "nearest" });
  }, [shownId]);

  // Rows that look the same are not drawn again: what is pressed is looked up when it is.
  const press = useCallback(
    (id: number, isTwisty: boolean) => {
      const now = outline.state.read();
      const entry = now.entries.find((each) => each.id === id);
      if (!entry) return;
      setChosen({ id, current: now.current });
      if (isTwisty) outline.collapse(id, !now.collapsed.has(id));
      else outline.goTo(entry, !isNarrow);
    },
    [outline, isNarrow],
  );
  const pressed = (event: KeyboardEvent) => {
    const act = active && outlineKey(event, { rows, active, collapsed });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    obey(act, active);
  };
  const focused = ({ target }: FocusEvent) => {
    const row = rows.find(({ id }) => rowOf(id) === target);
    if (row) choose(row);
  };
  const obey = (act: OutlineAct, row: OutlineEntry) => {
    switch (act.does) {
      case "go":
        return outline.goTo(row, true);
      case "undo":
      case "redo":
        return outline.undo(act.does);
      case "collapse":
        return outline.collapse(row.id, act.isCollapsed);
      case "choose":
        choose(act.row);
        return rowOf(act.row.id)?.focus();
      case "move":
        flushSync(() => outline.step(row, act.by));
        // A row that is put elsewhere in the page loses the focus.
        return rowOf(row.id)?.focus();
    }
  };

  if (isCards)
    return (
      <div className="outline">
        <Head outline={outline} active={active} isEditable={isEditable} />
        <OutlineCards outline={outline} isEditable={isEditable} active={active} onChoose={chooseCard} drag={drag} />
      </div>
    );
  return (
    <div className="outline">
      <Head outline={outline} active={active} isEditable={isEditable} />
      <div
        ref={tree}
        className="outline-tree"
        role="tree"
        aria-label={texts.tree}
        tabIndex={-1}
        onKeyDown={pressed}
        onFocus={focused}
        {...drag.tree}
      >
        {rows.map((entry) => (
          <OutlineRow
            key={entry.id}
            id={entry.id}
            name={nameOf(entry)}
            synopsis={synopsisOf(entry.node)}
            isScene={entry.isScene}
            words={entry.words}
            depth={entry.depth}
            isExpanded={entry.hasChildren ? !collapsed.has(entry.id) : undefined}
            isCurrent={entry.id === shownId}
            isActive={entry.id === active?.id}
            isDraggable={isEditable}
            drop={drag.drop?.id === entry.id ? drag.drop.side : undefined}
            onChoose={press}
          />
        ))}
      </div>
    </div>
  );
}

const icon = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;

/** The head of the outline: the word count, the display options, and the actions for the selected chapter. */
function Head({
  outline,
  active,
  isEditable,
}: {
  readonly outline: OutlineController;
  readonly active: OutlineEntry | undefined;
  readonly isEditable: boolean;
}) {
  const { entries, collapsed } = useStore(outline.state, (state) => state);
  const words = entries.reduce((sum, entry) => (entry.depth === 0 ? sum + entry.words : sum), 0);
  const chapters = chaptersOf(entries).length;
  const hasParents = entries.some(({ hasChildren }) => hasChildren);
  const isCollapsed = collapsed.size > 0;
  const isCards = outlineView.useValue() === "cards";
  return (
    <header className="outline-head">
      <p className="note">{texts.summary(chapters, entries.length - chapters, words)}</p>
      <IconButton
        label={isCards ? texts.showList : texts.showCards}
        onClick={() => outlineView.set(isCards ? "list" : "cards")}
      >
        {isCards ? <ListTree {...icon} /> : <LayoutGrid {...icon} />}
      </IconButton>
      {hasParents ? (
        <IconButton
          label={isCollapsed ? texts.expandAll : texts.collapseAll}
          onClick={() => outline.collapseAll(!isCollapsed)}
        >
          {isCollapsed ? <ChevronsUpDown {...icon} /> : <ChevronsDownUp {...icon} />}
        </IconButton>
      ) : null}
      {active && isEditable ? <Acts outline={outline} active={active} /> : null}
    </header>
  );
}

/** What can be done with the chapter or scene that was chosen. */
function Acts({ outline, active }: { readonly outline: OutlineController; readonly active: OutlineEntry }) {
  const controller = useController();
  const entries = useStore(outline.state, (state) => state.entries);
  const isOnServer = useControllerState((state) => state.sync !== "none");
  const isLocal = localOnly.useIsOn();
  const mayMoveOut = isOnServer && !isLocal && Number(controller.named) > 0 && !active.isScene;
  const isStuck = (by: 1 | -1) => outline.placeFor(active, by) === undefined;
  const name = nameOf(active);
  return (
    <div className="outline-acts" role="toolbar" aria-label={texts.chapter}>
      <IconButton label={texts.up(name)} aria-disabled={isStuck(-1)} onClick={() => outline.step(active, -1)}>
        <ArrowUp {...icon} />
      </IconButton>
      <IconButton label={texts.down(name)} aria-disabled={isStuck(1)} onClick={() => outline.step(active, 1)}>
        <ArrowDown {...icon} />
      </IconButton>
      <IconButton label={texts.splitHere} onClick={() => outline.split()}>
        <Split {...icon} />
      </IconButton>
      <IconButton
        label={texts.merge(name)}
        aria-disabled={active.id === entries[0]?.id}
        onClick={() => outline.merge(active)}
      >
        <Merge {...icon} />
      </IconButton>
      {mayMoveOut ? (
        <IconButton label={editorChapters.moveOutNamed(name)} onClick={() => void moveChapterOut(controller, active)}>
          <FileOutput {...icon} />
        </IconButton>
      ) : null}
    </div>
  );
}

/** Focuses an element if the outline was opened by keyboard. */
function useFocusWhenWanted(outline: OutlineController, element: () => HTMLElement | null): void {
  const wantsFocus = useStore(outline.state, (state) => state.wantsFocus);
  useEffect(() => {
    if (!wantsFocus) return;
    outline.state.set({ wantsFocus: false });
    element()?.focus();
  });
}
