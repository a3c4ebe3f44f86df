import { availableParallelism } from "node:os";
import { join } from "node:path";
import { limits } from "@housestyle/contract";
import { z } from "zod";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";

const repository = join(import.meta.dirname, "..", "..", "..");

const flag = z
  .string()
  .regex(/^(on|off|true|false|1|0|yes|no)$/i, "Write on or off.")
  .transform((word) => /^(on|true|1|yes)$/i.test(word));

function wholeNumber(least: number, most: number) {
  const message = `Write a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

const address = (schemes: RegExp, message: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.test(text), message);

/** Several words, separated by commas or blanks. */
const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ""));

/** `03:20`, or several, UTC. */
const timesOfDay = words.refine(
  (times) => times.length > 0 && times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
  "Write times of day as 03:20, separated by commas.",
);

/** Every setting there is, by its name in the environment. docs/operations.md describes each. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().default("127.0.0.1"),
  HOUSESTYLE_DATA: z.string().default(join(repository, ".data")),
  DATABASE_URL: address(/^postgres(ql)?:/, "Write it as postgres://user:password@host/database.").optional(),
  HOUSESTYLE_PUBLIC_URL: address(/^https?:/, "Write it as https://name.").optional(),
  HOUSESTYLE_ANONYMOUS_CHECK: flag.default(true),
  HOUSESTYLE_RATE_LIMIT: flag.default(true),
  HOUSESTYLE_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  HOUSESTYLE_SLOW_LANE: flag.default(false),
  HOUSESTYLE_CHECK_THREADS: wholeNumber(1, 64).default(Math.min(2, availableParallelism())),
  HOUSESTYLE_LONGEST_TEXT: wholeNumber(1_000, 20_000_000).default(limits.checkText),
  HOUSESTYLE_TRUST_PROXY: flag.default(false),
  HOUSESTYLE_METRICS: flag.default(true),
  HOUSESTYLE_SECRET: z.string().min(32, "Write at least 32 characters.").optional(),
  HOUSESTYLE_ALLOWED_ORIGINS: words.default([]),
  HOUSESTYLE_SIGN_UP: z.enum(["open", "invited", "closed"]).default("open"),
  HOUSESTYLE_REQUIRE_VERIFIED_EMAIL: flag.default(false),
  HOUSESTYLE_SMTP_URL: address(/^smtps?:/, "Write it as smtp://user:password@host:587.").optional(),
  HOUSESTYLE_MAIL_FROM: z.string().max(254).default("Housestyle <housestyle@localhost>"),
  HOUSESTYLE_LETTERS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(500),
  HOUSESTYLE_LETTERS_PER_TEAM: wholeNumber(1, 1_000_000).default(1_000),
  HOUSESTYLE_LETTERS_PER_ADDRESS: wholeNumber(1, 1_000).default(5),
  HOUSESTYLE_CAPTCHA: z.enum(["recaptcha", "hcaptcha", "turnstile"]).optional(),
  HOUSESTYLE_CAPTCHA_SITE_KEY: z.string().optional(),
  HOUSESTYLE_CAPTCHA_SECRET: z.string().optional(),
  HOUSESTYLE_CAPTCHA_URL: address(/^https?:/, "Write it as https://name.").optional(),
  HOUSESTYLE_GOOGLE_ID: z.string().optional(),
  HOUSESTYLE_GOOGLE_SECRET: z.string().optional(),
  HOUSESTYLE_MICROSOFT_ID: z.string().optional(),
  HOUSESTYLE_MICROSOFT_SECRET: z.string().optional(),
  HOUSESTYLE_APPLE_ID: z.string().optional(),
  HOUSESTYLE_APPLE_SECRET: z.string().optional(),
  HOUSESTYLE_FACEBOOK_ID: z.string().optional(),
  HOUSESTYLE_FACEBOOK_SECRET: z.string().optional(),
  HOUSESTYLE_OIDC_ISSUER: address(/^https?:/, "Write it as https://name.").optional(),
  HOUSESTYLE_OIDC_NAME: z.string().max(100).default("Single sign-on"),
  HOUSESTYLE_OIDC_ID: z.string().optional(),
  HOUSESTYLE_OIDC_SECRET: z.string().optional(),
  HOUSESTYLE_GALLERY: flag.default(false),
  HOUSESTYLE_STORE_CHROME: address(/^https:/, "Write it as https://name.").optional(),
  HOUSESTYLE_STORE_FIREFOX: address(/^https:/, "Write it as https://name.").optional(),
  HOUSESTYLE_STORE_EDGE: address(/^https:/, "Write it as https://name.").optional(),
  HOUSESTYLE_STORE_SAFARI: address(/^https:/, "Write it as https://name.").optional(),
  HOUSESTYLE_PRIVATE_HOSTS: words.default([]),
  HOUSESTYLE_FLAGS: words.default([]),
  HOUSESTYLE_TEAM_TRIAL_DAYS: wholeNumber(0, 36_500).default(0),
  HOUSESTYLE_TEAM_SEATS: wholeNumber(0, 1_000_000).default(0),
  HOUSESTYLE_AUDIT_DAYS: wholeNumber(0, 36_500).default(365),
  HOUSESTYLE_EVENT_MONTHS: wholeNumber(2, 1_200).default(13),
  HOUSESTYLE_BACKUP_FOLDER: z.string().optional(),
  HOUSESTYLE_BACKUP_AT: timesOfDay.default(["03:20"]),
  HOUSESTYLE_BACKUP_KEEP: wholeNumber(1, 100_000).default(14),
  HOUSESTYLE_REDIS_URL: address(/^rediss?:/, "Write it as redis://host:6379.").optional(),
  HOUSESTYLE_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

export type Env = z.output<typeof settings>;

/** Reads the settings; an empty one counts as not given. Fails with a sentence that names the setting. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartFailure(texts.start.badSetting(String(issue?.path[0]), issue?.message ?? ""));
}
