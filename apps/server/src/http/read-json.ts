import type { FastifyInstance } from "fastify";
import { parseJson } from "../border/index.ts";
import { inLanguageOf } from "./negotiate-language.ts";

/** Takes JSON bodies and nothing else; of calls that are answered on another thread only their bytes. */
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
