import type { Redis } from "ioredis";
import { createAttempts } from "../accounts/index.ts";
import type { Feature } from "../feature.ts";
import { type GuestServices, guestRoutes } from "./routes.ts";

/** Serves people without an account who open a link to a document. */
export const openGuests = (
  services: Omit<GuestServices, "attempts"> & { readonly redis: Redis | undefined },
): Feature => ({
  routes: (app) => guestRoutes(app, { ...services, attempts: createAttempts(services.redis) }),
});
