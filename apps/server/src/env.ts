import { join } from "node:path";
import { z } from "zod";
import { accountsEnv } from "./accounts/env.ts";
import { addinsEnv } from "./addins/env.ts";
import { assistanceEnv } from "./assistance/env.ts";
import { auditEnv } from "./audit/env.ts";
import { backupEnv } from "./backup/env.ts";
import { describeIssue, readBy } from "./border/index.ts";
import { checkingEnv } from "./checking/env.ts";
import { databaseEnv } from "./db/env.ts";
import { httpEnv } from "./http/env.ts";
import { imagesEnv } from "./images/env.ts";
import { languagetoolEnv } from "./languagetool/env.ts";
import { mailEnv } from "./mail/env.ts";
import { outboundEnv } from "./outbound/env.ts";
import { address, wholeNumber, words } from "./setting.ts";
import { sourcesEnv } from "./sources/env.ts";
import { StartFailure } from "./start-failure.ts";
import { teamsEnv } from "./teams/env.ts";
import { telemetryEnv } from "./telemetry/env.ts";
import { texts } from "./texts.ts";

const repository = join(import.meta.dirname, "..", "..", "..");

/** Settings of the server as a whole. */
const wholeServer = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().default("127.0.0.1"),
  HOUSESTYLE_DATA: z.string().default(join(repository, ".data")),
  HOUSESTYLE_SECRET: z
    .string()
    .min(32, { error: () => texts.settings.secret })
    .optional(),
  HOUSESTYLE_FLAGS: words.default([]),
  HOUSESTYLE_REDIS_URL: address(/^rediss?:/, () => texts.settings.redisAddress).optional(),
  HOUSESTYLE_LANG: z.string().max(64).default("en"),
  HOUSESTYLE_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

/** Every environment setting by name. docs/operations.md describes each. */
export const settings = z.object({
  ...wholeServer.shape,
  ...databaseEnv.shape,
  ...httpEnv.shape,
  ...checkingEnv.shape,
  ...languagetoolEnv.shape,
  ...accountsEnv.shape,
  ...addinsEnv.shape,
  ...mailEnv.shape,
  ...outboundEnv.shape,
  ...teamsEnv.shape,
  ...auditEnv.shape,
  ...telemetryEnv.shape,
  ...backupEnv.shape,
  ...sourcesEnv.shape,
  ...imagesEnv.shape,
  ...assistanceEnv.shape,
});

export type Env = z.output<typeof settings>;

/** Reads the settings; an empty one counts as not given. Fails with a sentence that names the setting. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = readBy(settings, given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartFailure(texts.start.badSetting(String(issue?.path[0]), issue ? describeIssue(issue) : ""));
}
