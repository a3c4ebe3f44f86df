export { brokenExpressions } from "./broken-expressions.ts";
export { dictionaryKind } from "./kind.ts";
export { mayAddWords } from "./policy.ts";
export { dictionaryRoutes } from "./routes.ts";
