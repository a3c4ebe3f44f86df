import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";

/**
 * Takes JSON bodies and nothing else. Bytes that are not UTF-8 are refused: decoding would silently turn them into
 * other letters, and offsets would count letters nobody sent.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^(application\/(json|[\w.-]+\+json)|text\/json)\s*(;|$)/i,
    { parseAs: "buffer" },
    (_request, body: Buffer, done) => {
      try {
        done(null, parseJson(body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new Failure("bad-encoding");
  // A call without a body may still name a type for it.
  if (body.length === 0) return undefined;
  const text = body.toString("utf8");
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    // The parser's own message quotes the body.
    throw new Failure("bad-json");
  }
}
