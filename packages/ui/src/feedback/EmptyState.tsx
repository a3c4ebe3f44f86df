import type { ReactNode } from "react";

/** Shown where nothing exists yet: one sentence that explains, and one action. */
export function EmptyState({
  title,
  text,
  action,
  icon,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}) {
  return (
    <div className="empty-state">
      {icon ? <div className="empty-icon">{icon}</div> : null}
      <h2 className="empty-title">{title}</h2>
      {text ? <p className="empty-text">{text}</p> : null}
      {action ? <div className="empty-action">{action}</div> : null}
    </div>
  );
}
