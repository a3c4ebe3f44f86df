import type { Flags } from "@housestyle/contract";
import type { Feature } from "../feature.ts";
import { connectionRoutes } from "./connection-routes.ts";
import { scimRoutes } from "./scim-routes.ts";
import type { ProvisioningServices } from "./services.ts";

/** Serves SCIM 2.0 for identity providers, and its settings for the admins of a team. */
export function openProvisioning({
  env,
  flags,
  database,
  audit,
  publicUrl,
}: Pick<ProvisioningServices, "database" | "audit" | "publicUrl"> & {
  readonly env: { readonly HOUSESTYLE_SIGN_UP: "open" | "invited" | "closed" };
  readonly flags: Flags;
}): Feature {
  const mayCreateAccounts = env.HOUSESTYLE_SIGN_UP !== "closed";
  const services = { database, audit, publicUrl, isOffered: flags.WLSSO, mayCreateAccounts };
  return {
    routes: (app) => {
      scimRoutes(app, services);
      connectionRoutes(app, services);
    },
  };
}
