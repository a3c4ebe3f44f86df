import type { FastifyInstance } from "fastify";

/** While the server closes, tells every client to hang up after its answer; else keep-alive would hold it open. */
export function drainOnClose(app: FastifyInstance): void {
  let draining = false;
  app.addHook("preClose", async () => {
    draining = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
}
