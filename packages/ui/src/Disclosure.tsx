import type { ReactNode } from "react";

/** Something that can be shown and hidden under its summary. */
export function Disclosure({
  summary,
  open,
  onToggle,
  children,
}: {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <details className="disclosure" open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
