export { openTelemetry } from "./open.ts";
