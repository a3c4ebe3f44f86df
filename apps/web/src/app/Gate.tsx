import { Button } from "@housestyle/ui";
import { type ReactNode, useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import type { Route } from "../routes.ts";
import { first } from "../texts/first.ts";
import { Notice } from "./Notice.tsx";
import { type AppSession, loadSession, useSession } from "./session.ts";
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
        <Notice title={first.away.title} text={first.away.text}>
          <Button onClick={() => void loadSession()}>{first.away.retry}</Button>
        </Notice>
      );
    case "in":
      if (may(session, to)) return children;
      return <Notice title={first.notYours.title} text={first.notYours.text} />;
  }
}

function may({ profile, positions }: AppSession, to: "signedIn" | "admin" | "operator"): boolean {
  if (to === "operator") return profile?.IsOperator === true;
  return to === "signedIn" || positions.some(({ Position }) => Position === "Admin" || Position === "Admin Only");
}
