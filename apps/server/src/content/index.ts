export { Content, type ContentPolicy } from "./content.ts";
export type { ContentKind } from "./kind.ts";
export { contentRoutes, namedIds } from "./routes.ts";
