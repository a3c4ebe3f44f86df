import { type Browser, type BrowserId, browserIds } from "./browser-of.ts";

/** The browsers there is a page for, as in their addresses. */
export const extensionPages = ["chrome", "firefox", "edge", "safari"] as const;
export type ExtensionPage = (typeof extensionPages)[number];

/** The oldest Safari the extension runs in. */
const oldestSafari = 13;

/** The browser a page is about, by its number on the wire. */
const browserOfPage = {
  chrome: browserIds.Chrome,
  firefox: browserIds.Firefox,
  edge: browserIds["Edge-Chromium"],
  safari: browserIds.Safari,
} as const satisfies Record<ExtensionPage, BrowserId>;

/** A store the operator has named. */
export interface ExtensionStore {
  readonly Browser: number;
  readonly Url: string;
}

/** What a page shows about a store: its address, or the reason why it is not offered. */
export type StoreOffer =
  | { readonly kind: "offered"; readonly url: string }
  /** A file of this server, to be installed by hand. */
  | { readonly kind: "packed"; readonly url: string }
  | { readonly kind: "unset" | "oldSafari" | "otherThanSafari" | "legacyEdge" };

/**
 * Returns whether a page's store is offered to `browser`. Safari's is only for Safari 13 and newer. Edge's is for the
 * Edge based on Chromium, and hidden in the earlier one. A store that the operator has not configured is never offered.
 */
export function storeOffer(
  page: ExtensionPage,
  browser: Browser | undefined,
  stores: readonly ExtensionStore[],
): StoreOffer {
  const url = stores.find(({ Browser }) => Browser === browserOfPage[page])?.Url;
  if (page === "safari" && browser?.id === browserIds.Safari && browser.version < oldestSafari) {
    return { kind: "oldSafari" };
  }
  if (page === "edge" && browser?.id === browserIds.Edge) return { kind: "legacyEdge" };
  if (url === undefined) return { kind: "unset" };
  if (url.startsWith("/")) return { kind: "packed", url };
  if (page === "safari" && browser?.id !== browserIds.Safari) return { kind: "otherThanSafari" };
  return { kind: "offered", url };
}

/** The page about the browser itself. */
export function pageOf(browser: Browser | undefined): ExtensionPage | undefined {
  switch (browser?.id) {
    case browserIds.Chrome:
      return "chrome";
    case browserIds.Firefox:
      return "firefox";
    case browserIds.Edge:
    case browserIds["Edge-Chromium"]:
      return "edge";
    case browserIds.Safari:
      return "safari";
    default:
      return undefined;
  }
}
