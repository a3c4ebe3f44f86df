import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A port of this machine that is held before there is a server behind it, so that nobody else can take it meanwhile. */
export interface Door {
  readonly port: number;
  /** From now on whoever comes, or came before, is this server's. */
  leadTo(server: HttpServer): void;
  /** Whoever is inside goes, too. */
  close(): Promise<void>;
}

export async function openDoor(): Promise<Door> {
  const inside = new Set<Socket>();
  let letIn = (_socket: Socket) => {};
  // As a server over HTTP listens by itself.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    inside.add(socket);
    socket.once("close", () => inside.delete(socket));
    letIn(socket);
  });
  await new Promise<void>((done, fail) => {
    door.once("error", fail).listen(0, "127.0.0.1", done);
  });
  return {
    port: (door.address() as AddressInfo).port,
    leadTo(server) {
      letIn = (socket) => void server.emit("connection", socket);
      inside.forEach(letIn);
    },
    close: () =>
      new Promise((done) => {
        door.close(() => done());
        for (const socket of inside) socket.destroy();
      }),
  };
}
