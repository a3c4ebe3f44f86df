import type { FastifyInstance, FastifyRequest } from "fastify";

/** How long a client may pause while it sends a body that is not read, and how long it may take in all, milliseconds. */
const pause = 10_000;
const longest = 60_000;

/**
 * Keeps the connection open after a refusal until the client has sent the rest of its body. Node hangs up with the answer when no
 * other request may follow; a client that is still sending would get a reset and never see the status.
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

/** `destroySoon` is what Node calls when the last answer of a connection has gone out. */
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
