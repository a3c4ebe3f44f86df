export { captureEditEvents } from "./capture.ts";
export { openTelemetry } from "./open.ts";
