export { afterMessages } from "./after-messages.ts";
export { serveLate } from "./serve-late.ts";
export { serveWorker } from "./serve-worker.ts";
