import type { Flags } from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import type { Database } from "../db/index.ts";
import type { Feature } from "../feature.ts";
import { createPublicFetch, type OutboundEnv } from "../outbound/index.ts";
import { createSecretBox } from "../secret-box.ts";
import { type ModelFile, readModelFile, serveModelFile } from "./device-models.ts";
import type { AssistanceEnv } from "./env.ts";
import type { Offer } from "./policy.ts";
import { assistanceRoutes } from "./routes.ts";
import type { AssistanceServices } from "./services.ts";
import { forgetUse } from "./store.ts";
import { teamAssistanceRoutes } from "./team-routes.ts";

/** The longest silence of a model, in milliseconds: some are loaded only when they are needed. */
const silence = 120_000;

/** Serves language models of the server's or a team's choice. Without one, nothing is sent anywhere. */
export async function openAssistance({
  env,
  database,
  audit,
  flags,
  secret,
}: {
  readonly env: AssistanceEnv & OutboundEnv;
  readonly database: Database;
  readonly audit: Audit;
  readonly flags: Flags;
  readonly secret: string;
}): Promise<Feature> {
  const path = env.HOUSESTYLE_LLM_FILE;
  const file = path === undefined ? undefined : await readModelFile(path);
  const offer = offerOf(env, file);
  const closing = new AbortController();
  const services: AssistanceServices = {
    ...{ database, audit, flags, offer },
    box: createSecretBox(secret),
    fetch: createPublicFetch([...env.HOUSESTYLE_PRIVATE_HOSTS, ...namesOf(offer)], silence),
    closing: closing.signal,
  };
  return {
    routes: (app) => {
      assistanceRoutes(app, services);
      teamAssistanceRoutes(app, services);
      if (file) serveModelFile(app, file);
    },
    // The runtime of the model starts its workers from code that it holds.
    ...(file && { workerSources: ["blob:"] }),
    jobs: [{ name: "forget-model-use", run: () => forgetUse(database), at: ["41 4 * * *"] }],
    close: async () => closing.abort(),
  };
}

function offerOf(env: AssistanceEnv, file: ModelFile | undefined): Offer {
  const { HOUSESTYLE_LLM_URL: url, HOUSESTYLE_LLM_MODEL: model = "", HOUSESTYLE_LLM_KEY: key } = env;
  return {
    provider: url === undefined ? undefined : { url, model, key },
    hosts: env.HOUSESTYLE_LLM_HOSTS.map((host) => host.toLowerCase()),
    daily: env.HOUSESTYLE_LLM_DAILY ?? null,
    device: { browser: env.HOUSESTYLE_LLM_BROWSER, file },
  };
}

/** Returns the names of the hosts that models are on, without ports. */
function namesOf({ provider, hosts }: Offer): string[] {
  const own = provider ? [new URL(provider.url).hostname] : [];
  return [
    ...own,
    ...hosts.flatMap((host) => (URL.canParse(`http://${host}`) ? [new URL(`http://${host}`).hostname] : [])),
  ].map((name) => name.replace(/^\[|\]$/g, ""));
}
