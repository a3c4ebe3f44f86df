import type { Connectable, Scope } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The page on which somebody lets a program have a key of its own. */
export const connect = catalogue("connect", {
  programs: {
    Desktop: "the desktop program",
    Office: "the office program",
    MacOffice: "the office program",
    GoogleDocsV2: "the sidebar in Google Docs",
    ChromeExtension: "the extension in Chrome",
    SafariExtension: "the extension in Safari",
    FirefoxExtension: "the extension in Firefox",
    EdgeExtension: "the extension in Edge",
  } satisfies Record<Connectable, string>,
  title: say("Connect {program}?", (program: string) => ({ program })),
  titleOfAgent: say("Connect {name}?", (name: string) => ({ name: quoted(name) })),
  goesTo: say("The app chose this name itself. Your key goes to {host}.", (host: string) => ({ host })),
  onThisDevice: "The app chose this name itself. Your key goes to an app on this device.",
  lead: say(
    "Allow it only if you have just asked for this yourself. You are signed in as {email}.",
    (email: string) => ({
      email,
    }),
  ),
  may: "What it may do",
  scopes: {
    check: "Check texts by the rules of you and your teams, and count what you do with remarks",
    read: "Read your dictionary, style guides, terms, snippets and documents",
    write: "Change them: it adds words and keeps snippets",
    manage: "Manage your teams and this account",
    page: "Check texts in a public page",
  } satisfies Record<Scope, string>,
  ends: "It gets a key of its own, and not your password. You can revoke the key under Account, Keys.",
  allow: "Allow",
  refuse: "Do not allow",
  titles: { allowed: "Connected", refused: "Not connected", bad: "This does not work" },
  allowed: "You can close this page now.",
  refused: "Nothing was allowed. You can close this page now.",
  code: say(
    "Put this code into {program}. It is good once, for five minutes. Give it to nobody else.",
    (program: string) => ({ program }),
  ),
  copy: "Copy the code",
  copied: "The code is copied.",
  bad: "This page was not opened by a program of ours, or not as it should be. Begin again in the program.",
  badAgent:
    "This link is incomplete or has expired, so nothing was allowed. Remove the connection in the app, and add it again.",
  keys: "See all keys",
});
