import { listSources, readSource } from "@housestyle/contract";
import type { Feature } from "../feature.ts";
import { Failure, route } from "../http/index.ts";
import type { SourcesEnv } from "./env.ts";
import { findSources, textOf } from "./find-sources.ts";

/** Serves the public texts in the operator's folder as of the server's start. */
export async function openSources({ env }: { readonly env: SourcesEnv }): Promise<Feature> {
  const { HOUSESTYLE_SOURCES: folder } = env;
  const sources = folder === undefined ? [] : await findSources(folder);
  return {
    routes(app) {
      route(app, listSources, async () =>
        sources.map(({ id, title, bytes }) => ({ Id: id, Title: title, Bytes: bytes })),
      );
      route(app, readSource, async (_, { params }) => {
        const source = sources.find(({ id }) => id === params.id);
        if (!source) throw new Failure("no-such-row");
        return { Id: source.id, Title: source.title, Text: await textOf(source) };
      });
    },
  };
}
