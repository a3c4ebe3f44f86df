import type { Redis } from "ioredis";
import type { Identify } from "../caller/index.ts";
import type { HttpEnv } from "./env.ts";
import type { CheckAdmission } from "./limit-crowd.ts";
import type { Allowances } from "./rate-limit.ts";

/** The settings of the HTTP server. */
export interface HttpSettings {
  readonly version: string;
  /** The URL at which people reach the server. Its origin may use cookies. */
  readonly publicUrl: string;
  /** Other origins whose pages may use cookies: browser extensions and add-ins. */
  readonly allowedOrigins: readonly string[];
  /** Whether pages of Google’s scripts may call, with a key and no cookies. */
  readonly googleDocs: boolean;
  /** Whether the address of a caller is taken from a proxy's headers. */
  readonly trustProxy: boolean;
  /** Undefined for no limits. */
  readonly allowances: Allowances | undefined;
  /** Admits requests that check texts. Undefined admits all. */
  readonly crowd?: CheckAdmission | undefined;
  readonly identify: Identify;
  readonly metrics: boolean;
  /** Other origins from which pages may load scripts and frames. */
  readonly guests: readonly string[];
  /** Where pages start workers from, besides their own origin. */
  readonly workerSources: readonly string[];
  /** The folder of the built web app. */
  readonly webFolder: string;
  /** Addresses of the web app that are turned off. */
  readonly hiddenPages: readonly string[];
}

/** What the settings need besides the environment. */
type KnownSettings = "version" | "publicUrl" | "webFolder" | "crowd" | "identify" | "guests" | "workerSources";

interface Parts extends Pick<HttpSettings, KnownSettings> {
  readonly env: HttpEnv;
  readonly redis: Redis | undefined;
}

/** Returns the settings from the environment. */
export function httpSettings({ env, redis, ...known }: Parts): HttpSettings {
  return {
    ...known,
    allowedOrigins: env.HOUSESTYLE_ALLOWED_ORIGINS,
    googleDocs: env.HOUSESTYLE_GOOGLE_DOCS,
    trustProxy: env.HOUSESTYLE_TRUST_PROXY,
    allowances: env.HOUSESTYLE_RATE_LIMIT ? { checksPerMinute: env.HOUSESTYLE_CALLS_PER_MINUTE, redis } : undefined,
    metrics: env.HOUSESTYLE_METRICS,
    hiddenPages: env.HOUSESTYLE_GALLERY ? [] : ["/gallery"],
  };
}
