import type { OutlineEntry } from "./outline.ts";

/** What a key asks for in the outline. */
export type OutlineAct =
  | { readonly does: "go" }
  | { readonly does: "undo" | "redo" }
  | { readonly does: "move"; readonly by: 1 | -1 }
  | { readonly does: "collapse"; readonly isCollapsed: boolean }
  | { readonly does: "choose"; readonly row: OutlineEntry };

interface ShownRows {
  readonly rows: readonly OutlineEntry[];
  readonly active: OutlineEntry;
  readonly collapsed: ReadonlySet<number>;
}

type OutlineKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Returns what a key press in the outline asks for, as in any tree: arrows choose, Enter goes there, Alt with an arrow moves. */
export function outlineKey(press: OutlineKey, shown: ShownRows): OutlineAct | undefined {
  const { key, altKey, shiftKey } = press;
  if (press.ctrlKey || press.metaKey) return altKey ? undefined : historyKey(key, shiftKey);
  if (shiftKey) return undefined;
  if (altKey) return { ArrowUp: up, ArrowDown: down }[key];
  if (key === "Enter" || key === " ") return { does: "go" };
  return branchKey(key, shown) ?? rowKey(key, shown);
}

const up: OutlineAct = { does: "move", by: -1 };
const down: OutlineAct = { does: "move", by: 1 };

function historyKey(key: string, shiftKey: boolean): OutlineAct | undefined {
  const small = key.toLowerCase();
  if (small === "z") return { does: shiftKey ? "redo" : "undo" };
  return small === "y" && !shiftKey ? { does: "redo" } : undefined;
}

/** Right opens a branch, or moves into it if it is open. Left closes it, or moves out of it. */
function branchKey(key: string, { rows, active, collapsed }: ShownRows): OutlineAct | undefined {
  const isCollapsed = collapsed.has(active.id);
  if (key === "ArrowRight" && active.hasChildren) {
    return isCollapsed ? { does: "collapse", isCollapsed: false } : rowAct(rows[rows.indexOf(active) + 1]);
  }
  if (key !== "ArrowLeft") return undefined;
  if (active.hasChildren && !isCollapsed) return { does: "collapse", isCollapsed: true };
  return rowAct(rows.findLast(({ at, end }) => at < active.at && end >= active.end));
}

function rowKey(key: string, { rows, active }: ShownRows): OutlineAct | undefined {
  const index = rows.indexOf(active);
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[key];
  return to === undefined ? undefined : rowAct(rows[to]);
}

function rowAct(row: OutlineEntry | undefined): OutlineAct | undefined {
  return row && { does: "choose", row };
}
