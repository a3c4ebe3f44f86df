import { AsyncLocalStorage } from "node:async_hooks";
import { bestLanguage, type Language, language, loadLanguage, setLanguage } from "@housestyle/texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

const current = new AsyncLocalStorage<Language>();
const requested = new WeakMap<FastifyRequest, Language>();

/**
 * Responds to callers in the first available language of their `Accept-Language`. Others, and work without a caller,
 * use the language of the server, which is the one in force when this is called.
 */
export function negotiateLanguage(app: FastifyInstance): void {
  const own = language();
  setLanguage(() => current.getStore() ?? own);
  app.addHook("onRequest", async (request, reply) => {
    const header = request.headers["accept-language"];
    if (header === undefined) return;
    const tag = bestLanguage(new Negotiator(request).languages(), own.tag);
    if (tag === own.tag) return;
    requested.set(request, await loadLanguage(tag));
    reply.header("content-language", tag);
    reply.header("vary", [reply.getHeader("vary") ?? [], "Accept-Language"].flat().join(", "));
  });
  // Bodies arrive by events, which belong to no request: the language is set again after them.
  app.addHook("onRequest", (request, _, done) => inLanguageOf(request, done));
  app.addHook("preValidation", (request, _, done) => inLanguageOf(request, done));
}

/** Runs a function in the language of the caller. */
export function inLanguageOf<Result>(request: FastifyRequest, what: () => Result): Result {
  const theirs = requested.get(request);
  return theirs ? current.run(theirs, what) : what();
}
