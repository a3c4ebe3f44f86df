export { keepMonths } from "./keep-months.ts";
export { type TelemetryServices, telemetryRoutes } from "./routes.ts";
