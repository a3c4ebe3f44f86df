import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** A mail server that takes every email and delivers none. */
export interface SmtpSink {
  readonly url: string;
  /** The emails so far, with their heads. */
  readonly emails: readonly string[];
  close(): Promise<void>;
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const emails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    talk(socket, (email) => emails.push(email));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function talk(socket: Socket, take: (email: string) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let email: string[] | undefined;
  say("220 sink");
  createInterface({ input: socket }).on("line", (line) => {
    if (email && line === ".") {
      take(email.join("\n"));
      email = undefined;
      say("250 taken");
    } else if (email) email.push(line);
    else if (/^DATA/i.test(line)) {
      email = [];
      say("354 go on");
    } else if (/^QUIT/i.test(line)) {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  });
}
