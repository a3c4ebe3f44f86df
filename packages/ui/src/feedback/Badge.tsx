import type { ReactNode } from "react";

/** What a badge or chip is about, told by its words first and its colour second. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

/** A word or a number that says what state something is in. */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  );
}
