import type { ComponentType } from "react";
import { sendForWorker } from "./editor/checking/early-worker.ts";

/**
 * The frame around a screen: the header of the public site, the side bar, none, or a mixed frame, which is the side bar
 * for people who are signed in and the header for everyone else.
 */
export type Frame = "site" | "shell" | "bare" | "own";

/** A kind of address, and what is shown there. */
export interface Route {
  /** In wouter's form: `/term-bases/:id?`. */
  readonly path: string;
  readonly frame: Frame;
  /** Who may see it. The server decides again for each call; this only saves people a page of failures. */
  readonly for: "anyone" | "signedIn" | "admin" | "operator";
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Every address of the app. The first that fits counts. Each screen is a file of its own, fetched when it is shown. */
export const routes: readonly Route[] = [
  { path: "/", frame: "site", for: "anyone", load: () => import("./screens/home/Screen.tsx") },
  {
    path: "/editor",
    frame: "bare",
    for: "anyone",
    load: () => {
      sendForWorker();
      return import("./screens/editor/Screen.tsx");
    },
  },
  { path: "/extension/:browser?", frame: "site", for: "anyone", load: () => import("./screens/extension/Screen.tsx") },
  { path: "/office", frame: "site", for: "anyone", load: () => import("./screens/office/Screen.tsx") },
  { path: "/login", frame: "site", for: "anyone", load: () => import("./screens/login/Screen.tsx") },
  { path: "/signup", frame: "site", for: "anyone", load: () => import("./screens/signup/Screen.tsx") },
  { path: "/verify-email", frame: "site", for: "anyone", load: () => import("./screens/verify-email/Screen.tsx") },
  {
    path: "/forgotten-password",
    frame: "site",
    for: "anyone",
    load: () => import("./screens/forgotten-password/Screen.tsx"),
  },
  { path: "/reset-password", frame: "site", for: "anyone", load: () => import("./screens/reset-password/Screen.tsx") },
  { path: "/invitation", frame: "site", for: "anyone", load: () => import("./screens/invitation/Screen.tsx") },
  { path: "/shared", frame: "site", for: "anyone", load: () => import("./screens/shared/Screen.tsx") },
  { path: "/welcome", frame: "site", for: "signedIn", load: () => import("./screens/welcome/Screen.tsx") },
  { path: "/connect", frame: "site", for: "signedIn", load: () => import("./screens/connect/Screen.tsx") },
  {
    path: "/word-explorer/:word?",
    frame: "own",
    for: "anyone",
    load: () => import("./screens/word-explorer/Screen.tsx"),
  },
  { path: "/rules/:category?/:name?", frame: "own", for: "anyone", load: () => import("./screens/rules/Screen.tsx") },
  { path: "/docs/:page?/:part?", frame: "own", for: "anyone", load: () => import("./screens/docs/Screen.tsx") },
  { path: "/privacy", frame: "site", for: "anyone", load: () => import("./screens/privacy/Screen.tsx") },
  { path: "/documents", frame: "shell", for: "signedIn", load: () => import("./screens/documents/Screen.tsx") },
  { path: "/insights", frame: "shell", for: "signedIn", load: () => import("./screens/insights/Screen.tsx") },
  { path: "/insights/off", frame: "site", for: "anyone", load: () => import("./screens/insights-off/Screen.tsx") },
  {
    path: "/notifications/off",
    frame: "site",
    for: "anyone",
    load: () => import("./screens/notifications-off/Screen.tsx"),
  },
  { path: "/provenance", frame: "site", for: "anyone", load: () => import("./screens/provenance/Screen.tsx") },
  { path: "/dictionary", frame: "shell", for: "signedIn", load: () => import("./screens/dictionary/Screen.tsx") },
  { path: "/snippets", frame: "shell", for: "signedIn", load: () => import("./screens/snippets/Screen.tsx") },
  {
    path: "/style-guides/:id?",
    frame: "shell",
    for: "signedIn",
    load: () => import("./screens/style-guides/Screen.tsx"),
  },
  {
    path: "/simple-style-guide",
    frame: "shell",
    for: "signedIn",
    load: () => import("./screens/simple-style-guide/Screen.tsx"),
  },
  { path: "/term-bases/:id?", frame: "shell", for: "signedIn", load: () => import("./screens/term-bases/Screen.tsx") },
  { path: "/import/:table?", frame: "shell", for: "signedIn", load: () => import("./screens/import/Screen.tsx") },
  { path: "/team", frame: "shell", for: "signedIn", load: () => import("./screens/team/Screen.tsx") },
  { path: "/team/members", frame: "shell", for: "signedIn", load: () => import("./screens/members/Screen.tsx") },
  { path: "/team/analytics", frame: "shell", for: "signedIn", load: () => import("./screens/analytics/Screen.tsx") },
  { path: "/team/activity", frame: "shell", for: "admin", load: () => import("./screens/activity/Screen.tsx") },
  { path: "/team/webhooks", frame: "shell", for: "admin", load: () => import("./screens/webhooks/Screen.tsx") },
  { path: "/account", frame: "shell", for: "signedIn", load: () => import("./screens/account/Screen.tsx") },
  { path: "/operator", frame: "shell", for: "operator", load: () => import("./screens/operator/Screen.tsx") },
  { path: "/gallery", frame: "bare", for: "anyone", load: () => import("./screens/gallery/Screen.tsx") },
  { path: "*", frame: "site", for: "anyone", load: () => import("./screens/not-found/Screen.tsx") },
];

/** What is shown at an address, given without its query. */
export function routeAt(path: string): Route {
  const found = routes.find((route) => patternOf(route.path).test(path));
  if (!found) throw new Error("The last route fits every address.");
  return found;
}

/**
 * Returns the pattern of a path. `:name?` matches any single part or none, and a slash at the end makes no difference.
 */
function patternOf(path: string): RegExp {
  if (path === "*") return /^/;
  return new RegExp(`^${path.replace(/\/:\w+\?/g, "(/[^/]+)?").replace(/\/$/, "")}/?$`, "i");
}
