import type { Redis } from "ioredis";
import type { Identify } from "../caller/index.ts";
import type { HttpEnv } from "./env.ts";
import type { CheckAdmission } from "./limit-crowd.ts";
import type { Allowances } from "./rate-limit.ts";

/** What the web side of the server needs to know. */
export interface HttpSettings {
  readonly version: string;
  /** Where people reach the server; its origin may act with cookies. */
  readonly publicUrl: string;
  /** Other origins whose pages may: browser extensions, add-ins. */
  readonly allowedOrigins: readonly string[];
  /** Whether pages of Google’s scripts may call, with a key and no cookies. */
  readonly googleDocs: boolean;
  /** Whether the address of a caller is taken from a proxy's headers. */
  readonly trustProxy: boolean;
  /** Undefined for no limits at all. */
  readonly allowances: Allowances | undefined;
  /** Admits requests that check texts; undefined admits all. */
  readonly crowd?: CheckAdmission | undefined;
  readonly identify: Identify;
  readonly metrics: boolean;
  /** Origins pages may load scripts and frames from beside our own. */
  readonly guests: readonly string[];
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Addresses of the web app that the operator does not offer. */
  readonly hiddenPages: readonly string[];
}

/** What a server is told beside its environment. */
interface Parts extends Pick<HttpSettings, "version" | "publicUrl" | "webFolder" | "crowd" | "identify" | "guests"> {
  readonly env: HttpEnv;
  readonly redis: Redis | undefined;
}

/** What the operator has decided, in the words of this room. */
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
