import { Failure } from "../../border/index.ts";

/** The reasons that the protocol names (RFC 7644, table 9). */
export type ScimType =
  | "invalidFilter"
  | "uniqueness"
  | "mutability"
  | "invalidSyntax"
  | "invalidPath"
  | "noTarget"
  | "invalidValue";

/** Returns a failure of a request that the protocol has a reason for. */
export function refused(scimType: ScimType, message: string): Failure {
  return new Failure(scimType === "uniqueness" ? "duplicate" : "bad-request", { message, more: { scimType } });
}
