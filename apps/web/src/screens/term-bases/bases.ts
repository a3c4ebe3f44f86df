import { server } from "../../app/server.ts";
import type { CollectionKind } from "../../content/collections/collection.ts";
import { termBases } from "../../texts/term-bases.ts";

/** Term bases, as a kind of collections. */
export const bases: CollectionKind = {
  key: "term-bases",
  path: "/term-bases",
  table: "termbase",
  list: server.listTermBases,
  add: server.addTermBases,
  change: server.changeTermBases,
  remove: server.deleteTermBases,
  texts: termBases,
};
