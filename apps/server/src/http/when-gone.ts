import type { FastifyReply } from "fastify";

/** Returns a signal that aborts when the caller disconnects before the response is sent. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
