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

const product: SiteMenu = {
  id: "product",
  label: texts.product,
  links: [
    { path: "/editor", label: texts.editor, about: texts.about.editor },
    { path: "/#teams", label: texts.teams, about: texts.about.teams },
    { path: "/docs", label: texts.docs, about: texts.about.docs },
    { path: "/privacy", label: texts.privacy, about: texts.about.privacy },
    { path: "/api/docs", label: texts.api, about: texts.about.api, isOutside: true },
  ],
};

/** The page of each extension, by the number of its browser on the wire. */
const extensions: readonly (SiteLink & { readonly browser: number })[] = [
  { path: "/extension/chrome", label: "Chrome", browser: 0 },
  { path: "/extension/firefox", label: "Firefox", browser: 1 },
  { path: "/extension/edge", label: "Edge", browser: 4 },
  { path: "/extension/safari", label: "Safari", browser: 3 },
];

/** The menus of the header, in order: the extensions are in it as far as there is a store or a file of them. */
export function menusFor(stores: readonly { readonly Browser: number }[] = []): readonly SiteMenu[] {
  const offered = extensions.filter(({ browser }) => stores.some(({ Browser }) => Browser === browser));
  if (offered.length === 0) return [product];
  const links = [...offered, { path: "/extension", label: texts.allExtensions }];
  return [product, { id: "extensions", label: texts.extensions, links }];
}

/** The links next to the menus. */
export const plainLinks: readonly SiteLink[] = [{ path: "/word-explorer", label: texts.explorer }];

/** Whether a link leads to the page of `path`, or to one above it; a link to a place of a page never does. */
export function isCurrent(link: SiteLink, path: string): boolean {
  if (link.path.includes("#")) return false;
  if (link.path === "/extension") return path === link.path;
  return path === link.path || path.startsWith(`${link.path}/`);
}
