import type { ReactNode } from "react";

/** The meaning of a badge or chip, which its text expresses first and its color second. */
export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";

/** A word or number that shows the state of something. */
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
