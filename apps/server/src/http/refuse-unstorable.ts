import type { FastifyInstance } from "fastify";
import { mustBeStorable } from "../border/index.ts";

/**
 * Holds bodies, queries and paths of all calls to what can be stored, in one place and before anything reads them. Not
 * bodies that are read elsewhere, nor those of calls that keep nothing of what they are sent.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body, query, params, routeOptions: { config } }) => {
    mustBeStorable(query);
    mustBeStorable(params);
    if (!config.unread && !config.keepsNothing) mustBeStorable(body);
  });
}
