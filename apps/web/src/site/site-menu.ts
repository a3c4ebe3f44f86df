import { site as texts } from "../texts/site.ts";

/** A link of the public site. */
export interface SiteLink {
  readonly path: string;
  readonly label: string;
  readonly about?: string;
  /** Another page of the server, not a screen of this app. */
  readonly isOutside?: boolean;
}

/** A menu of the header with its links. */
export interface SiteMenu {
  readonly id: string;
  readonly label: string;
  readonly links: readonly SiteLink[];
}

/** The menus of the header, in order. */
export const menus: readonly SiteMenu[] = [
  {
    id: "product",
    label: texts.product,
    links: [
      { path: "/editor", label: texts.editor, about: texts.about.editor },
      { path: "/#teams", label: texts.teams, about: texts.about.teams },
      { path: "/privacy", label: texts.privacy, about: texts.about.privacy },
      { path: "/api/docs", label: texts.api, about: texts.about.api, isOutside: true },
    ],
  },
  {
    id: "extensions",
    label: texts.extensions,
    links: [
      { path: "/extension/chrome", label: "Chrome" },
      { path: "/extension/firefox", label: "Firefox" },
      { path: "/extension/edge", label: "Edge" },
      { path: "/extension/safari", label: "Safari" },
      { path: "/extension", label: texts.allExtensions },
    ],
  },
];

/** The links that stand beside the menus. */
export const plainLinks: readonly SiteLink[] = [{ path: "/word-explorer", label: texts.explorer }];

/** Whether a link leads to the page of `path`, or to one above it; a link to a place of a page never does. */
export function isCurrent(link: SiteLink, path: string): boolean {
  if (link.path.includes("#")) return false;
  if (link.path === "/extension") return path === link.path;
  return path === link.path || path.startsWith(`${link.path}/`);
}
