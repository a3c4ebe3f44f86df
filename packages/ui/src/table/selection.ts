/** The id of a row. */
export type RowId = string | number;

/** The selected rows, and the anchor of a range. */
export interface Selection {
  readonly ids: ReadonlySet<RowId>;
  readonly anchor?: RowId;
}

export type SelectionAction =
  | { readonly type: "toggle"; readonly id: RowId }
  /** Sets the anchor of a range, unless there is one. */
  | { readonly type: "anchor"; readonly id: RowId }
  /** Selects from the anchor to `id`, in the order of `rows`, and nothing else. */
  | { readonly type: "range"; readonly id: RowId; readonly rows: readonly RowId[] }
  | { readonly type: "all"; readonly rows: readonly RowId[] }
  | { readonly type: "none" }
  /** Keeps only the rows that still exist. */
  | { readonly type: "keep"; readonly rows: readonly RowId[] };

/** The empty selection. */
export const noSelection: Selection = { ids: new Set() };

/** Returns the selection after an action. Returns the same object if nothing has changed. */
export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case "toggle":
      return { ids: toggled(selection.ids, action.id), anchor: action.id };
    case "anchor":
      return selection.anchor === undefined ? { ...selection, anchor: action.id } : selection;
    case "range":
      return ranged(selection, action.id, action.rows);
    case "all":
      return { ...selection, ids: new Set(action.rows) };
    case "none":
      return selection.ids.size === 0 ? selection : noSelection;
    case "keep":
      return kept(selection, new Set(action.rows));
  }
}

function toggled(ids: ReadonlySet<RowId>, id: RowId): ReadonlySet<RowId> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function ranged(selection: Selection, id: RowId, rows: readonly RowId[]): Selection {
  const to = rows.indexOf(id);
  if (to < 0) return selection;
  const anchored = selection.anchor === undefined ? -1 : rows.indexOf(selection.anchor);
  const from = anchored < 0 ? to : anchored;
  return {
    ids: new Set(rows.slice(Math.min(from, to), Math.max(from, to) + 1)),
    anchor: rows[from] ?? id,
  };
}

function kept(selection: Selection, rows: ReadonlySet<RowId>): Selection {
  const ids = new Set([...selection.ids].filter((id) => rows.has(id)));
  if (ids.size === selection.ids.size) return selection;
  const { anchor } = selection;
  return anchor !== undefined && rows.has(anchor) ? { ids, anchor } : { ids };
}
