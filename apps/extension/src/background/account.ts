import type { Settings } from "@housestyle/engine";
import { z } from "zod";
import type { SignInResult } from "../shared/pop-up-state.ts";
import { type ConnectResult, connect, takeKey } from "./connect.ts";
import { keep, kept } from "./kept.ts";
import { ask } from "./server.ts";

/** A server and a key of somebody’s account there. Neither ever leaves the background but to that server. */
const account = z.object({
  server: z.string(),
  key: z.string(),
  /** Whether it was made for this extension, and so ends with it. */
  isOwn: z.boolean().default(false),
});
type Account = z.output<typeof account>;

const list = z.array(z.any()).default([]);
const bundle = z.object({
  Version: z.string(),
  Settings: z.object({ words: list, ignores: list, disabled: list, rules: list, terms: list, templates: list }),
  RuleSources: z.record(z.string(), z.string()).catch({}).default({}),
});
type Bundle = z.output<typeof bundle>;

/** How a code begins. */
const codePrefix = "hc_";

/** So often the server is asked whether a team has decided something else, in milliseconds: within a minute of writing. */
const often = 55_000;
/** When it was asked last. It is kept: a background that browsers put to sleep would ask whenever it wakes. */
const lastAsked = "asked";

export async function readAccount(): Promise<Account | undefined> {
  const read = account.safeParse(await kept("account"));
  return read.success ? read.data : undefined;
}

/** Signs in by a page of the server. */
export async function signInByPage(address: string): Promise<SignInResult> {
  const server = originOf(address);
  return server === undefined ? "no-address" : signInWith(server, await connect(server));
}

/** Signs in with a key, or with the code that a page of the server has shown for one. */
export async function signIn(address: string, given: string): Promise<SignInResult> {
  const server = originOf(address);
  const key = given.trim();
  if (server === undefined) return "no-address";
  return key.startsWith(codePrefix) ? signInWith(server, await takeKey(key)) : keepKey({ server, key, isOwn: false });
}

async function signInWith(server: string, connected: ConnectResult): Promise<SignInResult> {
  return typeof connected === "string" ? connected : keepKey({ server, key: connected.key, isOwn: true });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address).origin : undefined;
}

/** A key is kept once the server has taken it. */
async function keepKey(account: Account): Promise<SignInResult> {
  const { server, key } = account;
  const answer = await ask({ server, key, path: "/api/v1/rules", what: "rules" });
  if (!answer) return "unreachable";
  const read = bundle.safeParse(answer.ok ? answer.json : undefined);
  if (!read.success) return "refused";
  await keep("account", account);
  await keep("house", read.data);
  await keep(lastAsked, Date.now());
  return "done";
}

/** A key that was made for this extension is of no use to anybody else: it ends. */
export async function signOut(): Promise<void> {
  const known = await readAccount();
  await keep("account", undefined);
  await keep("house", undefined);
  // Last: a key that has ended must not look like one that is in use.
  if (known?.isOwn) void ask({ ...known, method: "DELETE", path: "/api/v1/connections/key", what: "sign-out" });
}

/** What the writer’s teams have decided, as it is known now. */
export async function teamSettings(): Promise<Partial<Settings>> {
  const read = bundle.safeParse(await kept("house"));
  return read.success ? read.data.Settings : {};
}

/** Which style guide each rule of the teams belongs to. */
export async function teamRuleSources(): Promise<Readonly<Record<string, string>>> {
  const read = bundle.safeParse(await kept("house"));
  return read.success ? read.data.RuleSources : {};
}

/** A clock that was set back counts as time that has passed. */
async function isTime(): Promise<boolean> {
  const passed = Date.now() - Number((await kept(lastAsked)) ?? 0);
  return passed < 0 || passed >= often;
}

let renewing: Promise<unknown> = Promise.resolve();

/**
 * Asks the server for the settings of the teams, now or only if the last time is a while ago. Resolves to whether they
 * have changed. Pages that ask at the same moment are answered one after the other, so that all but the first find that
 * it was just done.
 */
export function renewTeamSettings(when: "seldom" | "now" = "seldom"): Promise<boolean> {
  const renewed = renewing.then(() => renew(when));
  renewing = renewed.catch(() => undefined);
  return renewed;
}

async function renew(when: "seldom" | "now"): Promise<boolean> {
  const known = await readAccount();
  if (!known || (when === "seldom" && !(await isTime()))) return false;
  await keep(lastAsked, Date.now());
  const before = bundle.safeParse(await kept("house"));
  const tag = before.success ? `"${before.data.Version}"` : undefined;
  const answer = await ask({ ...known, path: "/api/v1/rules", what: "rules", ...(tag !== undefined && { tag }) });
  const read = bundle.safeParse(answer?.ok ? answer.json : undefined);
  if (!read.success || !(await isStill(known))) return false;
  await keep("house", read.data satisfies Bundle);
  return true;
}

/** Whether nobody has logged out, or in as somebody else, in the meantime. */
async function isStill({ server, key }: Account): Promise<boolean> {
  const now = await readAccount();
  return now?.server === server && now.key === key;
}
