/** Why a text was not checked. */
export type CheckFailure = "noKey" | "refused" | "notAllowed" | "busy" | "tooLong" | "unreachable" | "unanswered";

/** What a refusal means for who writes. */
export function troubleOf(status: number): CheckFailure {
  if (status === 401) return "refused";
  if (status === 403) return "notAllowed";
  if (status === 413) return "tooLong";
  return status === 429 || status === 503 ? "busy" : "unanswered";
}
