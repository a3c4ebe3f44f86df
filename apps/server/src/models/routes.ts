import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type App, Failure } from "../http/index.ts";
import type { ModelOffer } from "./offer.ts";

const types: Readonly<Record<string, string>> = {
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".tsv": "text/tab-separated-values; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};
const compress = promisify(gzip);

/** Serves the offer, without a body if there is none, and each file under a permanent address. */
export function modelRoutes(app: App, offer: ModelOffer | undefined): void {
  const hidden = { schema: { hide: true } };
  app.get("/models/en", hidden, async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    if (!offer) return reply.code(204).send();
    const { version, bytes, model, runtime } = offer;
    return { version, bytes, model, runtime };
  });
  const send = sendingOf(offer?.files ?? new Map());
  app.get("/models/*", hidden, send);
}

/** Returns a function that sends files. Compressed files are cached, because everyone requests them. */
function sendingOf(files: ReadonlyMap<string, string>) {
  const compressed = new Map<string, Promise<Buffer>>();
  const compressedOf = (file: string): Promise<Buffer> => {
    const known = compressed.get(file);
    if (known !== undefined) return known;
    const begun = readFile(file).then((bytes) => compress(bytes));
    compressed.set(file, begun);
    return begun.catch((error: unknown) => {
      // What failed once may be there the next time.
      compressed.delete(file);
      throw error;
    });
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(request.url.split("?", 1)[0] ?? "");
    if (file === undefined) throw new Failure("not-found");
    const takesGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    const body = takesGzip ? await compressedOf(file) : await readFile(file);
    if (takesGzip) reply.header("content-encoding", "gzip");
    return reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "accept-encoding")
      .type(types[extname(file)] ?? "application/octet-stream")
      .send(body);
  };
}
