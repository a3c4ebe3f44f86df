import type { ReactNode } from "react";

/** Content that can be expanded under its summary. */
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
