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

/**
 * Sets the headers that keep a browser strict. Encryption is demanded only where the public address has it. Scripts and
 * frames of `guests` may be loaded, too, and may talk to where they come from: the captcha an operator has set up.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  encrypted: boolean,
  guests: readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(guests) },
    strictTransportSecurity: encrypted,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
}

function policyWith(guests: readonly string[]) {
  if (guests.length === 0) return policy;
  return {
    ...policy,
    scriptSrc: [...policy.scriptSrc, ...guests],
    connectSrc: [...policy.connectSrc, ...guests],
    frameSrc: [...guests],
  };
}
