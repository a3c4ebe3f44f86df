import type { Feature } from "../feature.ts";
import { agentRoutes } from "./routes.ts";
import type { AgentServices } from "./services.ts";

/** The model context protocol at `/mcp`: agents check and write as their people's teams do. */
export function openAgents(services: AgentServices): Feature {
  return { routes: (app) => agentRoutes(app, services) };
}
