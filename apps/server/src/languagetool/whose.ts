import type { Caller, Identify, Person } from "../caller/index.ts";
import { type DialectContext, Failure, mayEnter, originOfRequest } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** What a request can state about its sender. */
export interface Named {
  readonly username: string;
  readonly apiKey: string;
}

/**
 * Returns the caller: the person of a key, whose email address must match, or else the one identified by the request.
 */
export async function whoAsks(
  identify: Identify,
  { username, apiKey }: Named,
  context: DialectContext,
): Promise<Caller> {
  if (username === "" && apiKey === "") return context.caller;
  if (username === "" || apiKey === "")
    throw new Failure("bad-request", { message: refusals.languagetool.bothOrNeither });
  const shown = { cookie: undefined, authorization: undefined, licenceCode: apiKey };
  const person = await identify(shown, originOfRequest(context.request)).catch(wrongKey);
  if (person.kind !== "person" || person.email.toLowerCase() !== username.trim().toLowerCase()) return wrongKey();
  // They name their key in the body: the door could not know of it.
  if (!mayEnter(person, context.request.routeOptions.url)) throw new Failure("token-scope");
  return person;
}

/** Returns the caller, who must have an account. */
export async function personWho(identify: Identify, named: Named, context: DialectContext): Promise<Person> {
  const caller = await whoAsks(identify, named, context);
  if (caller.kind !== "person") throw new Failure("bad-request", { message: refusals.languagetool.whose });
  return caller;
}

/** Fails in the same way for every reason, so that no one learns which address has an account. */
function wrongKey(error?: unknown): never {
  if (error !== undefined && !(error instanceof Failure)) throw error;
  throw new Failure("bad-token", { message: refusals.languagetool.badKey });
}
