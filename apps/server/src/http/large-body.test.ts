import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** Sends a request as a plain client does: all of the body first, then it reads. Answers what came back. */
function sent(path: string, head: string, size: number): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const piece = Buffer.alloc(64 * 1024, "a");
  return new Promise((done, fail) => {
    let answer = "";
    let left = size;
    socket.on("error", (error) => fail(new Error(`${error.message} after “${answer.slice(0, 12)}”`)));
    socket.on("close", () => done(answer));
    const write = (): void => {
      while (left > 0) {
        left -= piece.length;
        if (!socket.write(piece)) {
          socket.once("drain", write);
          return;
        }
      }
      // Only whoever has sent all begins to read.
      socket.on("data", (part) => {
        answer += String(part);
        socket.end();
      });
    };
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n${head}\r\n\r\n`);
    write();
  });
}

const mebibyte = 2 ** 20;

test.each([
  ["/api/v1/login", "content-type: application/json", 413],
  ["/api/v1/login", "content-type: application/json\r\nconnection: close", 413],
  ["/api/tagtext", "content-type: application/json\r\nconnection: close", 413],
  ["/api/v1/documents", "content-type: application/json\r\nconnection: close", 401],
  ["/api/import/dictionary", "content-type: multipart/form-data; boundary=x\r\nconnection: close", 401],
  ["/v2/check", "content-type: application/x-www-form-urlencoded\r\nconnection: close", 413],
  ["/api/v1/login", "content-type: text/plain\r\nconnection: close", 415],
  ["/nowhere", "content-type: application/json\r\nconnection: close", 413],
])("%s, %j: who sends a body that is refused unread learns of it: %i", async (path, head, status) => {
  expect((await sent(path, head, 40 * mebibyte)).split("\r\n")[0]).toContain(String(status));
});
