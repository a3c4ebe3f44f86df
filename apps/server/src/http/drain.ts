import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * While the server closes, tells every client to hang up after its answer; else keep-alive would hold it open. Hangs up
 * on who has connected and not asked anything: browsers keep such lines in reserve.
 */
export function drainOnClose(app: FastifyInstance): void {
  let draining = false;
  const silent = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }: { readonly socket: Socket }) => void silent.delete(socket));
  app.addHook("preClose", async () => {
    draining = true;
    for (const socket of silent) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (draining) reply.header("connection", "close");
  });
}
