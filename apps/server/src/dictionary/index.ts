export { dictionaryKind } from "./kind.ts";
export { mayAddWords } from "./policy.ts";
export { dictionaryRoutes } from "./routes.ts";
