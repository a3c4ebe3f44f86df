import type { FailureCode } from "@housestyle/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { isLoss } from "../db/index.ts";
import { inLanguageOf } from "./negotiate-language.ts";
import { traceOf } from "./trace-of.ts";

const frameworkCodes: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "too-large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrong-media-type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "bad-json",
  FST_ERR_CTP_INVALID_JSON_BODY: "bad-json",
  FST_ERR_BAD_URL: "not-found",
};

/** PostgreSQL error codes that a request can cause, with their failures. */
const databaseCodes: Readonly<Record<string, FailureCode>> = {
  // A character no text of the database can hold: NUL.
  "22021": "bad-request",
  "22P05": "bad-request",
  // A number out of range, a date that does not exist.
  "22003": "bad-request",
  "22008": "bad-request",
  "23503": "no-such-row",
  "23505": "duplicate",
  // Stopped by its time limit.
  "57014": "took-too-long",
  // Two that waited for each other, and one was told to give way.
  "40P01": "busy",
  // No more connections, shutting down, starting, crashed: it comes back by itself.
  "53300": "busy",
  "57P01": "busy",
  "57P02": "busy",
  "57P03": "busy",
  // A full disk, no memory.
  "53100": "no-room",
  "53200": "no-room",
};

/** The seconds after which a retry makes sense, for failures that pass by themselves. */
const retries: Readonly<Partial<Record<FailureCode, number>>> = { busy: 2, "no-room": 30 };

/** Turns every error into `{Message, Code, RequestId}`, and logs unexpected ones. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(request, reply, failureFor(error, request)));
}

/** Sends a failure as the answer. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  return reply
    .code(failure.statusCode)
    .type("application/json")
    .serializer(JSON.stringify)
    .send(inLanguageOf(request, () => failure.body(request.id)));
}

/** Returns the failure for an error, and logs an unexpected one. */
export function failureFor(error: FastifyError, { raw, log }: Pick<FastifyRequest, "raw" | "log">): Failure {
  // Whoever hangs up in the middle of a body hears nothing any more, and it is no fault of ours.
  if (error.code === "ECONNRESET" && !raw.complete) return new Failure("bad-request");
  const failure = failureOf(error);
  if (failure.statusCode >= 500 && !(error instanceof Failure)) log.error(traceOf(error), "unexpected");
  return failure;
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  const code = frameworkCodes[error.code] ?? databaseCodes[error.code] ?? (isLoss(error) ? "busy" : undefined);
  const retryAfter = code && retries[code];
  if (code) return new Failure(code, retryAfter === undefined ? {} : { retryAfter });
  const status = error.statusCode ?? 500;
  return new Failure(status >= 400 && status < 500 ? "bad-request" : "went-wrong");
}
