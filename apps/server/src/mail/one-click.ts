import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type App, type Failure, serveDialect } from "../http/index.ts";

/**
 * Serves the POST requests with which mail programs unsubscribe (RFC 8058), at the address of the page that people
 * open. `end` gets the token of the link.
 */
export function serveOneClick(
  app: App,
  path: string,
  end: (token: string, request: FastifyRequest) => Promise<unknown>,
): void {
  const dialect = {
    bodies: { "*": () => ({}) },
    bodyLimit: 10_000,
    failed: ({ message }: Failure) => ({ body: message }),
  };
  const input = z.object({ token: z.string().max(200) });
  serveDialect(app, dialect, (serve) => {
    serve({ method: "POST", path, input, allowance: "general", withQuery: true }, async ({ token }, { request }) => {
      await end(token, request);
      return {};
    });
  });
}
