export type { FastifyInstance as App } from "fastify";
export { Failure } from "../border/index.ts";
export { traceOf } from "./answer-failures.ts";
export { createHttp, type HttpSettings } from "./create-http.ts";
export { originOfRequest } from "./known-caller.ts";
export { createRegistry } from "./metrics.ts";
export type { HeadOf } from "./page-head.ts";
export { relay, route } from "./route.ts";
export { type Upload, uploadOf } from "./take-uploads.ts";
