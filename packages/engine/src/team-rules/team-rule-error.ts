import type { Span } from "../text/span.ts";

/** An error in a team rule: an explanation for its author, and the part of the text that causes it. */
export class TeamRuleError extends Error {
  readonly position: Span | undefined;
  constructor(message: string, position?: Span) {
    super(message);
    this.name = "TeamRuleError";
    this.position = position;
  }
}
