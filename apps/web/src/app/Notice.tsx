import type { ReactNode } from "react";
import { useTitle } from "./use-title.ts";

/** A whole screen that says one thing: nothing here, not yours, broken. The children are what can be done. */
export function Notice({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  useTitle(title);
  return (
    <section className="notice">
      <h1 className="notice-title">{title}</h1>
      <p className="notice-text">{text}</p>
      <div className="notice-actions">{children}</div>
    </section>
  );
}
