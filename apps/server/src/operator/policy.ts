import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";

/** Who is on the server and how it is doing, only those who run it see. */
export function mustOperate(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}
