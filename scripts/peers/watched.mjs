import { createServer, request } from "node:http";

const whole = (parts) => Buffer.concat(parts).toString("utf8");

/**
 * Stands before a server at a port of its own and hands everything on as it came; `seen` holds each request with
 * its body and answer, once it is answered. Its number has four digits: one of the programs knows no others.
 */
export function watched(port) {
  const seen = [];
  const door = createServer((incoming, reply) => {
    const parts = [];
    const { method, url, rawHeaders } = incoming;
    const onward = request({ host: "127.0.0.1", port, method, path: url, headers: rawHeaders }, (answer) => {
      reply.writeHead(answer.statusCode, answer.rawHeaders);
      answer.pipe(reply);
      const answered = [];
      answer.on("data", (part) => answered.push(part));
      answer.on("end", () => {
        const type = incoming.headers["content-type"] ?? "";
        seen.push({ method, path: url, type, body: whole(parts), status: answer.statusCode, answer: whole(answered) });
      });
    });
    onward.on("error", () => reply.destroy());
    incoming.on("data", (part) => parts.push(part));
    incoming.pipe(onward);
  });
  const close = () => {
    door.closeAllConnections();
    door.close();
  };
  return new Promise((done) => {
    const at = () => 2000 + Math.floor(Math.random() * 8000);
    door.on("error", () => door.listen(at(), "127.0.0.1"));
    door.once("listening", () => done({ port: door.address().port, seen, close }));
    door.listen(at(), "127.0.0.1");
  });
}
