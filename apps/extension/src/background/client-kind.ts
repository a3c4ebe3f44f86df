/** What a server counts this program as. */
const kinds = { chrome: 4, safari: 8, firefox: 9, edge: 10 } as const;

/** By the scheme of our own pages; Edge has that of Chrome. */
export function clientKind(own = chrome.runtime.getURL(""), agent = navigator.userAgent): number {
  if (own.startsWith("moz-")) return kinds.firefox;
  if (own.startsWith("safari-")) return kinds.safari;
  return /\bEdg\//.test(agent) ? kinds.edge : kinds.chrome;
}
