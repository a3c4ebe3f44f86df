import { type DragEvent, useRef, useState } from "react";
import { mayMove, placeAfterRow, wholePlace } from "./move-chapter.ts";
import { type OutlineEntry, visibleEntries } from "./outline.ts";
import type { OutlineController } from "./outline-controller.ts";

/** Between which rows a chapter that is dragged would go. */
export interface DropLine {
  readonly id: number;
  readonly side: "before" | "after";
}

/** No other program takes this, and no text comes with it: a chapter is not pasted where it is dropped elsewhere. */
const chapterType = "application/x-housestyle-chapter";

/** Lets chapters be dragged in the outline. Returns the handlers for the tree and the line to draw. */
export function useChapterDrag(outline: OutlineController, isEditable: boolean) {
  const dragged = useRef<number>(undefined);
  const [drop, setDrop] = useState<DropLine>();
  const begun = (event: DragEvent) => {
    const entry = isEditable ? entryUnder(outline, event.target) : undefined;
    if (!entry) return;
    dragged.current = entry.id;
    event.dataTransfer.setData(chapterType, "");
    event.dataTransfer.effectAllowed = "move";
  };
  const over = (event: DragEvent) => {
    const target = targetOf(outline, dragged.current, event);
    setDrop((before) => (before?.id === target?.line.id && before?.side === target?.line.side ? before : target?.line));
    if (!target) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
  };
  const dropped = (event: DragEvent) => {
    const target = targetOf(outline, dragged.current, event);
    ended();
    if (!target) return;
    event.preventDefault();
    if (outline.move(target.chapter, target.place)) outline.offerUndo(target.chapter);
  };
  const ended = () => {
    dragged.current = undefined;
    setDrop(undefined);
  };
  return {
    drop,
    tree: {
      onDragStart: begun,
      onDragOver: over,
      onDrop: dropped,
      onDragEnd: ended,
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) {
          setDrop(undefined);
        }
      },
    },
  };
}

interface DropTarget {
  readonly chapter: OutlineEntry;
  readonly place: number;
  readonly line: DropLine;
}

/** Where a chapter would go: in the upper half of a row before it, in the lower half after it. Undefined where it may not. */
function targetOf(outline: OutlineController, dragged: number | undefined, event: DragEvent): DropTarget | undefined {
  const { entries, collapsed } = outline.state.read();
  const chapter = entries.find(({ id }) => id === dragged);
  const row = entryUnder(outline, event.target);
  const box = rowUnder(event.target)?.getBoundingClientRect();
  if (!chapter || !row || !box) return undefined;
  const side = event.clientY < box.top + box.height / 2 ? "before" : "after";
  const wanted = side === "before" ? row.at : placeAfterRow(entries, row, collapsed.has(row.id));
  const place = wholePlace(entries, chapter, wanted);
  if (!mayMove({ chapter, place })) return undefined;
  const next = entries.find(({ at }) => at === place);
  const last = visibleEntries(entries, collapsed).at(-1) ?? row;
  return { chapter, place, line: next ? { id: next.id, side: "before" } : { id: last.id, side: "after" } };
}

function rowUnder(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-id]") : null;
}

function entryUnder(outline: OutlineController, target: EventTarget | null): OutlineEntry | undefined {
  const id = Number(rowUnder(target)?.dataset.id);
  return outline.state.read().entries.find((entry) => entry.id === id);
}
