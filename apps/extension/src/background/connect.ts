import { connectPage, newAsking } from "@housestyle/client/asking";
import { z } from "zod";
import type { SignInResult } from "../shared/pop-up-state.ts";
import { clientKind } from "./client-kind.ts";
import { keep, kept } from "./kept.ts";
import { ask } from "./server.ts";

/**
 * What was asked of a server, until its answer is there: the secret never leaves the background but to take the key, and the
 * state tells our own answer from one that somebody has slipped in.
 */
const asking = z.object({
  server: z.string(),
  state: z.string(),
  verifier: z.string(),
  returnTo: z.string().optional(),
});
type Asking = z.output<typeof asking>;

/** What came of it: a key, that there is a code to come by hand, or why not. */
export type ConnectResult = { readonly key: string } | Exclude<SignInResult, "done">;

/**
 * Asks for a key by a page of the server, on which whoever is signed in there says yes or no. Browsers hand the answer to this
 * extension and to nobody else; where one cannot, the page shows a code.
 */
export async function connect(server: string): Promise<ConnectResult> {
  const returnTo = chrome.identity?.getRedirectURL();
  const now = { server, ...newAsking(), ...(returnTo !== undefined && { returnTo }) };
  await keep("asking", now);
  const url = await connectPage(server, clientKind(), now, returnTo);
  if (returnTo === undefined) {
    await chrome.tabs.create({ url });
    return "needs-code";
  }
  const answer = await chrome.identity.launchWebAuthFlow({ url, interactive: true }).catch(() => undefined);
  const code = answer === undefined ? undefined : codeIn(answer, now);
  return code === undefined ? "not-allowed" : takeKey(code);
}

/** Takes the key for the code of what was asked last. Whatever comes of it, that is not asked any more. */
export async function takeKey(code: string): Promise<ConnectResult> {
  const read = asking.safeParse(await kept("asking"));
  await keep("asking", undefined);
  if (!read.success) return "refused";
  const { server, state: State, verifier: Verifier, returnTo: ReturnTo } = read.data;
  const body = { Client: clientKind(), State, Verifier, Code: code, ...(ReturnTo !== undefined && { ReturnTo }) };
  const answer = await ask({ server, path: "/api/v1/connections/key", what: "connect", body });
  if (!answer) return "unreachable";
  const key = z.object({ Token: z.string() }).safeParse(answer.json);
  return key.success ? { key: key.data.Token } : "refused";
}

/** The code in an answer; undefined when it is not the answer to what was asked. */
export function codeIn(
  answer: string,
  { state, returnTo = "" }: Pick<Asking, "state" | "returnTo">,
): string | undefined {
  if (!URL.canParse(answer) || !answer.startsWith(`${returnTo}?`)) return undefined;
  const { searchParams } = new URL(answer);
  return searchParams.get("state") === state ? (searchParams.get("code") ?? undefined) : undefined;
}
