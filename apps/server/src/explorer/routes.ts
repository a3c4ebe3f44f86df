import { type Endpoint, exploreWord, searchWordExplorer } from "@housestyle/contract";
import { explore, searchWords } from "@housestyle/explorer";
import type { FastifyReply } from "fastify";
import { type App, Failure, route } from "../http/index.ts";
import type { LookUp } from "./look-up.ts";
import { toSections } from "./to-sections.ts";

/** Serves lookups for anyone. Requests are neither stored nor logged. */
export function explorerRoutes(app: App, lookUp: LookUp): void {
  route(app, exploreWord, async (_, { query, reply }) => {
    const { text, lazyLoad, section, context } = query;
    const found = explore(await bookOf(lookUp), text, { section, context });
    sendOrNothing(exploreWord, reply, toSections(found, lazyLoad && section === undefined));
    return undefined;
  });

  route(app, searchWordExplorer, async (_, { query, reply }) => {
    const found = searchWords(await bookOf(lookUp), query.q).map(({ text, kind }) => ({
      Text: text,
      Kind: kind,
      Url: `/word-explorer/${encodeURIComponent(text)}`,
    }));
    sendOrNothing(searchWordExplorer, reply, found);
    return undefined;
  });
}

async function bookOf(lookUp: LookUp) {
  try {
    return await lookUp();
  } catch {
    throw new Failure("not-ready");
  }
}

/** Responds with 204 for no results, which jQuery clients read as an empty list. */
function sendOrNothing({ output }: Endpoint, reply: FastifyReply, rows: readonly unknown[]): void {
  if (rows.length === 0) void reply.code(204).send();
  else void reply.serializer(JSON.stringify).type("application/json; charset=utf-8").send(output.parse(rows));
}
