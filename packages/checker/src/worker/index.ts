export { serveWorker } from "./serve-worker.ts";
