import { allows, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** A key that can check may read the rules for it. Other content requires a key that can read. */
export function maySeeSnippets(person: Person): void {
  if (!allows(person, "read")) throw new Failure("token-scope");
}
