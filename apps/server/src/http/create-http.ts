import { randomUUID } from "node:crypto";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Registry } from "prom-client";
import { Failure } from "../border/index.ts";
import { answerFailures, sendFailure } from "./answer-failures.ts";
import { takeBatches } from "./batch.ts";
import { drainOnClose } from "./drain.ts";
import type { HttpSettings } from "./http-settings.ts";
import { keepPrivate } from "./keep-private.ts";
import { knowCallers } from "./known-caller.ts";
import { limitCrowd } from "./limit-crowd.ts";
import { lingerAfterRefusals } from "./linger.ts";
import { serveMetrics } from "./metrics.ts";
import { negotiateLanguage } from "./negotiate-language.ts";
import { describeApi } from "./open-api.ts";
import { allowOrigins, guardOrigins } from "./origin-rule.ts";
import type { HeadOf } from "./page-head.ts";
import { limitRate } from "./rate-limit.ts";
import { readJsonBodies } from "./read-json.ts";
import { refuseUnread } from "./refuse-unread.ts";
import { refuseUnstorable } from "./refuse-unstorable.ts";
import { logRequests } from "./request-log.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { serveWeb } from "./static-web.ts";
import { takeUploads } from "./take-uploads.ts";
import { validatorCompiler } from "./validate.ts";

/**
 * Creates a server with everything that features share. `addRoutes` adds the features, and `headOf` their page heads.
 */
export async function createHttp(
  settings: HttpSettings,
  log: FastifyBaseLogger,
  registry: Registry,
  addRoutes: (app: FastifyInstance) => void,
  headOf: HeadOf = async () => undefined,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    // Its own lines hold the address with its query; ours do not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    requestTimeout: 60_000,
    frameworkErrors: (_error, request, reply) => sendFailure(request, reply, new Failure("not-found")),
    clientErrorHandler: (error, socket) => refuseUnread(error, socket),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  negotiateLanguage(app);
  readJsonBodies(app);
  await takeUploads(app);
  refuseUnstorable(app);
  takeBatches(app);
  answerFailures(app);
  drainOnClose(app);
  lingerAfterRefusals(app);
  logRequests(app);
  serveMetrics(app, registry, settings.metrics);
  const origins = new Set([new URL(settings.publicUrl).origin, ...settings.allowedOrigins]);
  await allowOrigins(app, origins, settings.googleDocs);
  guardOrigins(app, origins);
  limitCrowd(app, settings.crowd);
  knowCallers(app, settings.identify);
  keepPrivate(app);
  await setSecurityHeaders(app, settings.publicUrl.startsWith("https:"), settings);
  await limitRate(app, settings.allowances);
  await describeApi(app, settings.version);
  addRoutes(app);
  await serveWeb(app, settings.webFolder, settings, headOf);
  return app;
}
