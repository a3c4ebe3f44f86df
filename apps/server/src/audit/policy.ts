import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Allows only operators to read the server's own log. */
export function mayReadServerLog(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
