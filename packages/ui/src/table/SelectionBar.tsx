import { Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { IconButton } from "../IconButton.tsx";
import type { TableTexts } from "./table-texts.ts";

/** Shows how many rows are selected, and actions for them. It slides in with the first selection. */
export function SelectionBar({
  count,
  texts,
  onClear,
  onDelete,
  children,
}: {
  readonly count: number;
  readonly texts: TableTexts;
  readonly onClear: () => void;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className={count > 0 ? "selection-bar selection-bar-in" : "selection-bar"} inert={count === 0}>
      <IconButton label={texts.clearSelection} onClick={onClear}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <span className="selection-count" role="status">
        {count > 0 ? texts.selected(count) : ""}
      </span>
      <div className="selection-actions">
        {children}
        {onDelete ? (
          <Button tone="danger" onClick={onDelete}>
            <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            <span className="selection-words">{texts.deleteSelected}</span>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
