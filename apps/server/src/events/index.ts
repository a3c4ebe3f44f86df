export { listenForRules } from "./listener.ts";
export { type EventServices, eventRoutes } from "./routes.ts";
