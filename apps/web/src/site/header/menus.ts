import { site } from "../../texts/site.ts";

const { menus: texts } = site;

/** A link of the header. */
export interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly about?: string;
}

/** What the header offers: a link, or a name that opens a few. */
export type HeaderItem = MenuLink | { readonly label: string; readonly links: readonly MenuLink[] };

/** The header from left to right. */
export const headerItems: readonly HeaderItem[] = [
  {
    label: texts.product,
    links: [
      { href: "/editor", ...texts.editor },
      { href: "/#checks", ...texts.checks },
      { href: "/#teams", ...texts.teams },
      { href: "/privacy", ...texts.privacy },
    ],
  },
  {
    label: texts.extensions,
    links: [
      { href: "/extension/chrome", ...texts.chrome },
      { href: "/extension/firefox", ...texts.firefox },
      { href: "/extension/edge", ...texts.edge },
      { href: "/extension/safari", ...texts.safari },
    ],
  },
  { href: "/word-explorer", label: texts.explorer },
];

/** Whether a link is that of the page being shown. A place within a page is never the page. */
export function isCurrent({ href }: MenuLink, path: string): boolean {
  if (href.includes("#")) return false;
  return path === href || path.startsWith(`${href}/`);
}
