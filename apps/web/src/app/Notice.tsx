import type { ReactNode } from "react";
import { useTitle } from "./use-title.ts";

/**
 * A whole screen with a single message, such as that a page does not exist or that something went wrong. The children
 * are the actions it offers.
 */
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
