import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { HttpSettings } from "./http-settings.ts";

/** The content security policy: own files, and WebAssembly for the checker. Nothing inline or external. */
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
 * Sets security headers. HTTPS is enforced only if the public URL uses it. Scripts and frames of `guests`, such as a
 * captcha, may be loaded and connect to their origins; workers may come from `workerSources`.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  encrypted: boolean,
  sources: Pick<HttpSettings, "guests" | "workerSources">,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyWith(sources) },
    strictTransportSecurity: encrypted,
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
  });
}

function policyWith({ guests, workerSources }: Pick<HttpSettings, "guests" | "workerSources">) {
  const own = { ...policy, workerSrc: [...policy.workerSrc, ...workerSources] };
  if (guests.length === 0) return own;
  return {
    ...own,
    scriptSrc: [...policy.scriptSrc, ...guests],
    connectSrc: [...policy.connectSrc, ...guests],
    frameSrc: [...guests],
  };
}
