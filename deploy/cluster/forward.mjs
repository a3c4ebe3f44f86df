/** node forward.mjs PORT SOCKET: lets programs on this machine reach a Unix socket through a port of the loopback address. */
import { connect, createServer } from "node:net";

const [port, path] = process.argv.slice(2);

createServer((from) => {
  const to = connect(path);
  from.pipe(to).pipe(from);
  from.on("error", () => to.destroy());
  to.on("error", () => from.destroy());
}).listen(Number(port), "127.0.0.1");
