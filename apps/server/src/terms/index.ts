export { termBaseKind, termKind } from "./kinds.ts";
export { mayAddTerms } from "./policy.ts";
export { termRoutes } from "./routes.ts";
