import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { RowId } from "./selection.ts";
import type { TableProps } from "./table-props.ts";

/** Returns which row is open, as controlled by the caller or by the table itself. */
export function useOpenRow<Row>(
  { rows, getId, openId, onOpen, renderInspector }: TableProps<Row>,
  table: RefObject<HTMLTableElement | null>,
): {
  readonly id: RowId | undefined;
  readonly row: Row | undefined;
  readonly open: (row: Row) => void;
  readonly close: () => void;
} {
  const [own, setOwn] = useState<RowId>();
  const id = openId ?? own;
  const row = id === undefined ? undefined : rows?.find((candidate) => getId(candidate) === id);
  return {
    id: row && id,
    row,
    open: (opened) => {
      if (!renderInspector && !onOpen) return;
      setOwn(getId(opened));
      onOpen?.(opened);
    },
    close: () => {
      // First gone, then the focus: it must not land in what is on its way out.
      flushSync(() => {
        setOwn(undefined);
        onOpen?.(undefined);
      });
      const rowOf = table.current?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(String(id))}"]`);
      (rowOf ?? table.current)?.focus();
    },
  };
}
