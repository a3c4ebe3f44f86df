import type { ReactNode } from "react";
import { useTitle } from "../../app/use-title.ts";
import "./sign-in.css";

/** A page around signing in: one column, one thing to do. */
export function SignInPage({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}) {
  useTitle(title);
  return (
    <div className="sign-in">
      <h1 className="sign-in-title">{title}</h1>
      {lead ? <p className="sign-in-lead">{lead}</p> : null}
      {children}
    </div>
  );
}
