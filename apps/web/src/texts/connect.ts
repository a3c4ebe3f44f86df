import type { Connectable, Scope } from "@housestyle/contract";
import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts of the page on which a person grants a program its own API key. */
export const connect = catalogue("connect", {
  programs: {
    Desktop: "the desktop app",
    Office: "the Office add-in",
    MacOffice: "the Office add-in",
    GoogleDocsV2: "the sidebar in Google Docs",
    ChromeExtension: "the extension in Chrome",
    SafariExtension: "the extension in Safari",
    FirefoxExtension: "the extension in Firefox",
    EdgeExtension: "the extension in Edge",
  } satisfies Record<Connectable, string>,
  title: say("Connect {program}?", (program: string) => ({ program })),
  titleOfAgent: say("Connect {name}?", (name: string) => ({ name: quoted(name) })),
  goesTo: say("The app chose this name itself. Your API key will be sent to {host}.", (host: string) => ({ host })),
  onThisDevice: "The app chose this name itself. Your API key will be sent to an app on this device.",
  lead: say("Allow this only if you started it yourself. You’re logged in as {email}.", (email: string) => ({
    email,
  })),
  may: "Permissions",
  scopes: {
    check: "Check text with your rules and your teams’ rules, and send usage counts",
    read: "Read your dictionary, style guides, terms, snippets, and documents",
    write: "Change your dictionary, style guides, terms, snippets, and documents",
    manage: "Manage your teams and this account",
    page: "Check text on a public page",
  } satisfies Record<Scope, string>,
  ends: "It gets its own API key, not your password. You can revoke the key under Account > API keys.",
  allow: "Allow",
  refuse: "Deny",
  titles: { allowed: "Connected", refused: "Not connected", bad: "This request isn’t valid" },
  allowed: "You can close this page now.",
  refused: "Access denied. You can close this page now.",
  code: say(
    "Enter this code in {program}. It works once, within five minutes. Don’t share it with anyone else.",
    (program: string) => ({ program }),
  ),
  copy: "Copy code",
  copied: "Code copied.",
  bad: "This page wasn’t opened correctly by a Housestyle app. Start again in the app.",
  badAgent:
    "This link is incomplete or has expired, so access was not granted. Remove the connection in the app, and add it again.",
  keys: "View all API keys",
});
