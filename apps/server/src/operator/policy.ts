import type { Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";

/** Allows only operators to see the server's accounts and state. */
export function mustOperate(person: Person): void {
  if (!person.isOperator) throw new Failure("operators-only");
}

/** Prevents operators from locking themselves out. They manage their own account on its own page. */
export function mustBeSomeoneElse({ personId }: Person, id: number): void {
  if (personId === id) throw new Failure("forbidden", { message: refusals.operator.ownAccount });
}
