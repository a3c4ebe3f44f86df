import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** Who is on the server and how it is doing, only those who run it see. */
export function mustOperate(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}

/** Nobody locks themselves out by a slip: their own account they end on their own page. */
export function mustBeSomeoneElse({ personId }: Person, id: number): void {
  if (personId === id) throw new Failure("forbidden", { message: refusals.operator.ownAccount });
}
