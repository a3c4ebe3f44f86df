export { afterMessages } from "./after-messages.ts";
export { serveLate } from "./serve-late.ts";
export { type FromTextsWorker, serveMany, type ToTextsWorker } from "./serve-many.ts";
export { serveWorker } from "./serve-worker.ts";
