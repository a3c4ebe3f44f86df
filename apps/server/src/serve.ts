import { readFileSync } from "node:fs";
import { join } from "node:path";
import { modelFolder } from "@housestyle/model-en";
import { type SlowLane, startDeepLane } from "./checking/index.ts";
import type { Env } from "./env.ts";
import type { App } from "./http/index.ts";
import { guardOutbound } from "./outbound/index.ts";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";
import { type OpenedServices, wire } from "./wire.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** Connects all parts, listens, and prints the address. Everything it opens is added to `opened`. */
export async function serve(
  begun: Pick<OpenedServices, "env" | "log" | "registry" | "database" | "checker">,
  opened: AsyncDisposableStack,
): Promise<void> {
  const { env, checker } = begun;
  guardOutbound(env.HOUSESTYLE_PRIVATE_HOSTS);
  const version = readVersion();
  const publicUrl = env.HOUSESTYLE_PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${env.PORT}`;
  const webFolder = join(root, "apps", "web", "dist");
  const slowLane = await openSlowLane(begun, opened);
  const model = modelFolder();
  const wired = await wire({ ...begun, slowLane, model, version, webFolder, publicUrl, now: () => new Date() });
  opened.defer(wired.close);
  await checker.ready;
  await listen(wired.app, env);
}

/** Opens the neural model if requested. If it cannot be used, the operator is told, and only rules check. */
async function openSlowLane(
  { env: { HOUSESTYLE_DEEP: depth, HOUSESTYLE_JUDGE: judge }, log }: Pick<OpenedServices, "env" | "log">,
  opened: AsyncDisposableStack,
): Promise<SlowLane | undefined> {
  if (depth === "off") return undefined;
  const lane = await startDeepLane(depth, undefined, judge);
  if (lane.problem !== undefined) {
    log.warn(lane.problem);
    await lane.close();
    return undefined;
  }
  void lane.broken.then(() => log.warn(texts.deep.stopped));
  opened.defer(() => lane.close());
  return lane;
}

async function listen(app: App, { HOST, PORT, HOUSESTYLE_PUBLIC_URL }: Env): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE" || code === "EACCES") throw new StartFailure(texts.start.portTaken(PORT));
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") throw new StartFailure(texts.start.addressRefused(HOST));
    throw error;
  }
  // Port 0 lets the system choose.
  const address = app.server.address();
  const port = typeof address === "object" ? (address?.port ?? PORT) : PORT;
  process.stdout.write(`${texts.start.listening(HOUSESTYLE_PUBLIC_URL ?? `http://${nameOf(HOST)}:${port}`)}\n`);
}

function readVersion(): string {
  return String(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
}

/** Returns an address to click, because “all addresses” cannot be visited. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
