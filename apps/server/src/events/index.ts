export { listenForRules, type RulesListener } from "./listener.ts";
export { type EventServices, eventRoutes } from "./routes.ts";
