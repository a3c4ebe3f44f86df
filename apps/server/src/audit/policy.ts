import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** The server's own log is for those who run it. */
export function mayReadServerLog(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
