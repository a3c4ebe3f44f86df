export { folderKind, snippetKind } from "./kinds.ts";
export { snippetRoutes } from "./routes.ts";
