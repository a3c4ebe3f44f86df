import { server } from "../../app/server.ts";
import type { CollectionKind } from "../../content/collections/collection.ts";
import { styleGuides } from "../../texts/style-guides.ts";

/** Style guides, as a kind of collections. */
export const guides: CollectionKind = {
  key: "guides",
  path: "/style-guides",
  table: "styleguide",
  list: server.listStyleGuides,
  add: server.addStyleGuides,
  change: server.changeStyleGuides,
  remove: server.deleteStyleGuides,
  texts: styleGuides,
};
