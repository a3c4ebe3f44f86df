import { Button } from "@housestyle/ui";
import { type ReactNode, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import type { Route } from "../routes.ts";
import { shell } from "../texts/shell.ts";
import { Notice } from "./Notice.tsx";
import { loadSession, type Session, useSession } from "./session.ts";
import { Waiting } from "./Waiting.tsx";

/** Shows a screen to those it is for; sends strangers to the login and back afterwards. */
export function Gate({ to, children }: { readonly to: Route["for"]; readonly children: ReactNode }) {
  const session = useSession((whole) => whole);
  const [path] = useLocation();
  useEffect(() => {
    if (to !== "anyone" && session.kind === "unknown") void loadSession();
  }, [to, session.kind]);
  if (to === "anyone") return children;
  switch (session.kind) {
    case "unknown":
      return <Waiting />;
    case "out":
      return <Redirect to={`/login?next=${encodeURIComponent(path + location.search)}`} replace />;
    case "away":
      return (
        <Notice title={shell.away.title} text={shell.away.text}>
          <Button onClick={() => void loadSession()}>{shell.away.retry}</Button>
        </Notice>
      );
    case "in":
      if (may(session, to)) return children;
      return <Notice title={shell.notYours.title} text={shell.notYours.text} />;
  }
}

function may({ profile, positions }: Session, to: "signedIn" | "admin" | "operator"): boolean {
  if (to === "operator") return profile?.IsOperator === true;
  return to === "signedIn" || positions.some(({ Position }) => Position === "Admin" || Position === "Admin Only");
}
