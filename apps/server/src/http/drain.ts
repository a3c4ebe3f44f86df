import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Makes every client disconnect after its response while the server closes, because keep-alive would hold it open.
 * Disconnects idle connections, which browsers keep in reserve.
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
