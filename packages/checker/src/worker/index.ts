export { afterMessages } from "./after-messages.ts";
export { serveLate } from "./serve-late.ts";
export { type FromDesk, serveMany, type ToDesk } from "./serve-many.ts";
export { serveWorker } from "./serve-worker.ts";
