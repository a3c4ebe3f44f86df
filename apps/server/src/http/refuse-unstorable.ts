import type { FastifyInstance } from "fastify";
import { mustBeStorable } from "../border/index.ts";

/**
 * Rejects bodies, queries, and paths that could not be stored, before anything reads them. Excludes bodies that are
 * parsed elsewhere, and calls that store nothing.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body, query, params, routeOptions: { config } }) => {
    mustBeStorable(query);
    mustBeStorable(params);
    if (!config.unread && !config.keepsNothing) mustBeStorable(body);
  });
}
