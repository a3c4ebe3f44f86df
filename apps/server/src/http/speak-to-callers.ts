import { AsyncLocalStorage } from "node:async_hooks";
import { bestLanguage, type Language, language, loadLanguage, speakAs } from "@housestyle/texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

const spoken = new AsyncLocalStorage<Language>();
const wanted = new WeakMap<FastifyRequest, Language>();

/**
 * Speaks to every caller in the first language of their `Accept-Language` that there is. To those who ask for none of them, and
 * wherever nobody calls, in that of the server, which is the language when this is called.
 */
export function speakToCallers(app: FastifyInstance): void {
  const own = language();
  speakAs(() => spoken.getStore() ?? own);
  app.addHook("onRequest", async (request, reply) => {
    const header = request.headers["accept-language"];
    if (header === undefined) return;
    const tag = bestLanguage(new Negotiator(request).languages(), own.tag);
    if (tag === own.tag) return;
    wanted.set(request, await loadLanguage(tag));
    reply.header("content-language", tag);
    reply.header("vary", [reply.getHeader("vary") ?? [], "Accept-Language"].flat().join(", "));
  });
  // Bodies arrive by events, which belong to nobody: behind them it has to be said again who is spoken to.
  app.addHook("onRequest", (request, _, done) => speakTo(request, done));
  app.addHook("preValidation", (request, _, done) => speakTo(request, done));
}

/** Does something in the caller's language. */
export function speakTo<Result>(request: FastifyRequest, what: () => Result): Result {
  const theirs = wanted.get(request);
  return theirs ? spoken.run(theirs, what) : what();
}
