import type { AnswerRow } from "../../app/answer.ts";

/** An account as the operator sees it. */
export type AccountRow = AnswerRow<"listPeople">;
