import type { FastifyInstance, FastifyRequest } from "fastify";

/** The most milliseconds that a client may pause while sending an unread body, and that sending may take in total. */
const pause = 10_000;
const longest = 60_000;

/**
 * Keeps the connection open after a refusal until the client has sent the rest of its body. Node would close it with
 * the response, and a client that is still sending would get a reset instead of the status.
 */
export function lingerAfterRefusals(app: FastifyInstance): void {
  app.addHook("onSend", async (request) => {
    if (hasUnread(request)) linger(request);
  });
}

function hasUnread({ raw, headers }: FastifyRequest): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && !raw.complete;
}

/** Replaces `destroySoon`, which Node calls after the last response of a connection. */
function linger({ raw }: FastifyRequest): void {
  const { socket } = raw;
  if (typeof socket.destroySoon !== "function") return;
  socket.destroySoon = () => {
    const timers = [pause, longest].map((ms) => setTimeout(() => socket.destroy(), ms));
    const end = () => socket.destroy();
    socket.end();
    if (raw.complete) socket.once("finish", end);
    else
      raw
        .on("data", () => timers[0]?.refresh())
        .once("end", end)
        .once("close", end);
    socket.once("close", () => {
      for (const timer of timers) clearTimeout(timer);
    });
  };
}
