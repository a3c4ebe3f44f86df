import type { FastifyInstance } from "fastify";
import { parseJson } from "../border/index.ts";
import { inLanguageOf } from "./negotiate-language.ts";

/** Accepts only JSON bodies. For calls answered on another thread, the bytes are passed on. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^(application\/(json|[\w.-]+\+json)|text\/json)\s*(;|$)/i,
    { parseAs: "buffer" },
    (request, body: Buffer, done) => {
      try {
        done(null, request.routeOptions.config.unread ? body : inLanguageOf(request, () => parseJson(body)));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
