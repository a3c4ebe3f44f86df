import { shell } from "../texts/shell.ts";

/** A place of the side bar. */
export interface NavItem {
  readonly path: string;
  readonly label: string;
  /** Name of its icon. */
  readonly icon:
    | "write"
    | "documents"
    | "insights"
    | "words"
    | "snippets"
    | "guides"
    | "house"
    | "terms"
    | "team"
    | "members"
    | "analytics"
    | "activity"
    | "webhooks"
    | "explorer"
    | "docs"
    | "account"
    | "operator";
  /** Screens elsewhere that belong to it: where its rows are imported and exported. */
  readonly also?: readonly string[];
  /** Who sees it: everybody, who is signed in, who runs a team, who runs the server. */
  readonly for: "anyone" | "signedIn" | "admin" | "operator";
}

/** The side bar, top to bottom, in groups. */
export const places: readonly (readonly NavItem[])[] = [
  [
    { path: "/editor", label: shell.nav.editor, icon: "write", for: "anyone" },
    { path: "/documents", label: shell.nav.documents, icon: "documents", for: "signedIn" },
    { path: "/insights", label: shell.nav.insights, icon: "insights", for: "signedIn" },
  ],
  [
    {
      path: "/dictionary",
      label: shell.nav.dictionary,
      icon: "words",
      for: "signedIn",
      also: ["/import", "/import/dictionary"],
    },
    { path: "/snippets", label: shell.nav.snippets, icon: "snippets", for: "signedIn", also: ["/import/snippets"] },
    { path: "/simple-style-guide", label: shell.nav.simpleGuide, icon: "house", for: "signedIn" },
    { path: "/style-guides", label: shell.nav.guides, icon: "guides", for: "signedIn", also: ["/import/styleguide"] },
    { path: "/term-bases", label: shell.nav.terms, icon: "terms", for: "signedIn", also: ["/import/termbase"] },
  ],
  [
    { path: "/team", label: shell.nav.team, icon: "team", for: "signedIn", also: ["/import/team"] },
    { path: "/team/members", label: shell.nav.members, icon: "members", for: "signedIn" },
    { path: "/team/analytics", label: shell.nav.analytics, icon: "analytics", for: "signedIn" },
    { path: "/team/activity", label: shell.nav.activity, icon: "activity", for: "admin" },
    { path: "/team/webhooks", label: shell.nav.webhooks, icon: "webhooks", for: "admin" },
  ],
  [
    { path: "/word-explorer", label: shell.nav.explorer, icon: "explorer", for: "anyone" },
    { path: "/docs", label: shell.nav.docs, icon: "docs", for: "anyone" },
    { path: "/account", label: shell.nav.account, icon: "account", for: "signedIn" },
    { path: "/operator", label: shell.nav.operator, icon: "operator", for: "operator" },
  ],
];

/** The place a path belongs to: the longest that is the path itself or a folder above it, or names it as its own. */
export function placeOf(path: string): NavItem | undefined {
  const fitting = places
    .flat()
    .filter((place) => path === place.path || path.startsWith(`${place.path}/`) || place.also?.includes(path));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0];
}
