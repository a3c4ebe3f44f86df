import { allows, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** A key that may check may hear the rules it checks by; what else is stored only one that may read. */
export function maySeeSnippets(person: Person): void {
  if (!allows(person, "read")) throw new Failure("token-scope");
}
