export { guideItemKind, guideKind } from "./kinds.ts";
export { guideRoutes } from "./routes.ts";
