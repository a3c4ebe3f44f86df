import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** A mail server that takes every letter and delivers none. */
export interface SmtpSink {
  readonly url: string;
  /** The letters so far, with their heads. */
  readonly letters: readonly string[];
  close(): Promise<void>;
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    talk(socket, (letter) => letters.push(letter));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function talk(socket: Socket, take: (letter: string) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let letter: string[] | undefined;
  say("220 sink");
  createInterface({ input: socket }).on("line", (line) => {
    if (letter && line === ".") {
      take(letter.join("\n"));
      letter = undefined;
      say("250 taken");
    } else if (letter) letter.push(line);
    else if (/^DATA/i.test(line)) {
      letter = [];
      say("354 go on");
    } else if (/^QUIT/i.test(line)) {
      say("221 bye");
      socket.end();
    } else say("250 ok");
  });
}
