import { type Caller, isForPages } from "../caller/index.ts";

/** The calls of the plugin for other websites (apps/plugin), and the only ones that a page key allows. */
const pageCalls: readonly string[] = ["/api/v1/check", "/api/thesaurus", "/api/async/contextualthesaurus"];

const addresses = new RegExp(`^(${pageCalls.join("|")})/?(\\?|$)`, "i");

/** Whether an address, as it was asked for, is one of these calls. */
export const isPageCall = (url: string): boolean => addresses.test(url);

/** Whether a caller may go to a route at all: a key that everybody can read leads to these calls and nowhere else. */
export const mayEnter = (caller: Caller, route: string | undefined): boolean =>
  caller.kind === "anonymous" || !isForPages(caller) || pageCalls.includes(route ?? "");
