import type { ReactNode } from "react";
import { useTitle } from "./use-title.ts";

/** The head of an account screen: its title, a sentence about what it is for, and its main actions. */
export function ScreenHead({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}) {
  useTitle(title);
  return (
    <header className="screen-head">
      <div className="screen-head-words">
        <h1 className="screen-title">{title}</h1>
        {about ? <p className="screen-about">{about}</p> : null}
      </div>
      {children ? <div className="screen-actions">{children}</div> : null}
    </header>
  );
}
