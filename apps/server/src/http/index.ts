export type { FastifyInstance as App } from "fastify";
export { traceOf } from "./answer-failures.ts";
export { createHttp, type HttpSettings } from "./create-http.ts";
export { Failure } from "./failure.ts";
export { createRegistry } from "./metrics.ts";
export type { HeadOf } from "./page-head.ts";
export { route } from "./route.ts";
export { type Upload, uploadOf } from "./take-uploads.ts";
