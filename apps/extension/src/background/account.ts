import type { Settings } from "@housestyle/engine";
import { z } from "zod";
import type { SignedIn } from "../shared/pop-up-state.ts";
import { keep, kept } from "./kept.ts";
import { ask } from "./server.ts";

/** A server and a key of somebody’s account there. Neither ever leaves the background but to that server. */
const account = z.object({ server: z.string(), key: z.string() });
type Account = z.output<typeof account>;

const list = z.array(z.any()).default([]);
const bundle = z.object({
  Version: z.string(),
  Settings: z.object({ words: list, ignores: list, disabled: list, rules: list, terms: list, templates: list }),
  RuleSources: z.record(z.string(), z.string()).catch({}).default({}),
});
type Bundle = z.output<typeof bundle>;

/** So often the server is asked whether a team has decided something else, in milliseconds. */
const often = 60_000;
let asked = 0;

export async function readAccount(): Promise<Account | undefined> {
  const read = account.safeParse(await kept("account"));
  return read.success ? read.data : undefined;
}

/** Signs in with a key: it is kept once the server has taken it. */
export async function signIn(address: string, key: string): Promise<SignedIn> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return "no-address";
  const server = new URL(address).origin;
  const answer = await ask({ server, key: key.trim(), path: "/api/v1/rules", what: "rules" });
  if (!answer) return "unreachable";
  const read = bundle.safeParse(answer.ok ? answer.json : undefined);
  if (!read.success) return "refused";
  await keep("account", { server, key: key.trim() });
  await keep("house", read.data);
  asked = Date.now();
  return "done";
}

export async function signOut(): Promise<void> {
  await keep("account", undefined);
  await keep("house", undefined);
}

/** What the writer’s teams have decided, as it is known now. */
export async function houseSettings(): Promise<Partial<Settings>> {
  const read = bundle.safeParse(await kept("house"));
  return read.success ? read.data.Settings : {};
}

/** Which style guide each rule of the teams belongs to. */
export async function houseRuleSources(): Promise<Readonly<Record<string, string>>> {
  const read = bundle.safeParse(await kept("house"));
  return read.success ? read.data.RuleSources : {};
}

/** Asks for it anew when the last time is a while ago. Answers whether it is something else now. */
export async function renewHouse(): Promise<boolean> {
  const known = await readAccount();
  if (!known || Date.now() - asked < often) return false;
  asked = Date.now();
  const before = bundle.safeParse(await kept("house"));
  const tag = before.success ? `"${before.data.Version}"` : undefined;
  const answer = await ask({ ...known, path: "/api/v1/rules", what: "rules", ...(tag !== undefined && { tag }) });
  const read = bundle.safeParse(answer?.ok ? answer.json : undefined);
  if (!read.success) return false;
  await keep("house", read.data satisfies Bundle);
  return true;
}
