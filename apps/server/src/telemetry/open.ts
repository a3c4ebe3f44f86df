import { countEverybody } from "../analytics/index.ts";
import type { Feature } from "../feature.ts";
import type { TelemetryEnv } from "./env.ts";
import { keepMonths } from "./keep-months.ts";
import { type TelemetryServices, telemetryRoutes } from "./routes.ts";

/** Stores usage events for some months, and feedback. */
export function openTelemetry({ env, database, now }: TelemetryServices & { readonly env: TelemetryEnv }): Feature {
  const keep = () => keepMonths(database, env.HOUSESTYLE_EVENT_MONTHS, new Date(), () => countEverybody(database));
  return {
    routes: (app) => telemetryRoutes(app, { database, now }),
    jobs: [{ name: "keep-usage-months", run: keep, at: ["43 2 * * *"] }],
  };
}
