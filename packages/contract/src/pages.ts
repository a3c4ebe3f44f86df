/**
 * Every address of the web app: `:name` is any one segment, and a segment with `?` is optional. The server answers 404 for
 * other addresses, and the app has a screen for each of these.
 */
export const pages = [
  "/",
  "/editor",
  "/extension/:browser?",
  "/office",
  "/login",
  "/signup",
  "/verify-email",
  "/forgotten-password",
  "/reset-password",
  "/invitation",
  "/shared",
  "/welcome",
  "/connect",
  "/word-explorer/:word?",
  "/rules/:category?/:name?",
  "/docs/:page?/:part?",
  "/privacy",
  "/documents",
  "/insights",
  "/insights/off",
  "/notifications/off",
  "/provenance",
  "/dictionary",
  "/snippets",
  "/style-guides/:id?",
  "/simple-style-guide",
  "/term-bases/:id?",
  "/import/:table?",
  "/team",
  "/team/members",
  "/team/analytics",
  "/team/activity",
  "/team/webhooks",
  "/account",
  "/operator",
  "/gallery",
] as const;

const patterns = pages.map((page) => {
  const fixed = page === "/" ? "" : page.replaceAll(/\/:\w+\?/g, "(/[^/]+)?");
  return new RegExp(`^${fixed}/?$`, "i");
});

/** Returns whether the app has a screen for a path, without its query. */
export function isPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
