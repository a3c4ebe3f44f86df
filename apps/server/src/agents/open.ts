import type { Feature } from "../feature.ts";
import { agentRoutes } from "./routes.ts";
import type { AgentServices } from "./services.ts";

/** Opens the Model Context Protocol at `/mcp`, with which agents check and write in their people's house style. */
export function openAgents(services: AgentServices): Feature {
  return { routes: (app) => agentRoutes(app, services) };
}
