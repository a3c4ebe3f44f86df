import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A way to another program that can be frozen: connections stay open and new ones are accepted, but nothing arrives. */
export interface Freezable {
  readonly port: number;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Opens a port that leads to where `connect` connects. */
export async function openFreezable(connect: () => Socket): Promise<Freezable> {
  const ends = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on("data", (part) => to.write(part));
      from.on("error", () => {});
      from.once("close", () => {
        ends.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
    async close() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
