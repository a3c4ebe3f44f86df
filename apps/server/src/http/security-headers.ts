import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What a page of ours may load: its own files, and WebAssembly for the checker. Nothing inline, nothing foreign. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  workerSrc: ["'self'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Sets the headers that keep a browser strict. Encryption is demanded only where the public address has it. */
export async function setSecurityHeaders(app: FastifyInstance, encrypted: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    strictTransportSecurity: encrypted,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
}
