import { Link, useLocation } from "wouter";
import { useSession } from "../../app/session.ts";
import { site } from "../../texts/site.ts";

/** The ways in for strangers; the way on for those who are signed in. It takes its room before that is known. */
export function AccountLinks() {
  const kind = useSession((session) => session.kind);
  const [path] = useLocation();
  if (kind === "in") {
    return (
      <>
        <Link href="/account" className="button button-quiet">
          {site.account}
        </Link>
        <Link href="/editor" className="button button-primary">
          {site.write}
        </Link>
      </>
    );
  }
  return (
    <>
      <Link href="/login" className="button button-quiet" aria-current={path === "/login" ? "page" : undefined}>
        {site.logIn}
      </Link>
      <Link href="/signup" className="button button-primary" aria-current={path === "/signup" ? "page" : undefined}>
        {site.signUp}
      </Link>
    </>
  );
}
