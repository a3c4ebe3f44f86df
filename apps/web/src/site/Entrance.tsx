import { Link, useLocation, useSearch } from "wouter";
import { useSession } from "../app/session.ts";
import { site as texts } from "../texts/site.ts";
import { entranceLinks } from "./entrance-links.ts";

/**
 * The links into the product: to the account and the editor for people who are signed in, and for everyone else, to
 * the forms for logging in and signing up.
 */
export function Entrance() {
  const kind = useSession(({ kind }) => kind);
  const [path] = useLocation();
  const { logIn, signUp } = entranceLinks(path, useSearch());
  if (kind === "in") {
    return (
      <>
        <Link href="/account" className="button button-quiet">
          {texts.account}
        </Link>
        <Link href="/editor" className="button button-primary">
          {texts.write}
        </Link>
      </>
    );
  }
  return (
    <>
      <Link href={logIn} className="button button-quiet">
        {texts.logIn}
      </Link>
      <Link href={signUp} className="button button-outline">
        {texts.signUp}
      </Link>
    </>
  );
}
