import type { RowOf } from "../../app/answer.ts";

/** An account as the operator sees it. */
export type Person = RowOf<"listPeople">;
