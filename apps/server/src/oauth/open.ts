import type { Feature } from "../feature.ts";
import { consentRoutes } from "./consent-routes.ts";
import { oauthRoutes } from "./routes.ts";
import type { OAuthServices } from "./services.ts";

/**
 * Serves OAuth 2.1 for agents that cannot be given a key: they register, a person allows them a key, and they get it.
 */
export function openOAuth(services: OAuthServices): Feature {
  return {
    routes: (app) => {
      consentRoutes(app, services);
      oauthRoutes(app, services);
    },
  };
}
