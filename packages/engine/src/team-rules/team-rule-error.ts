import type { Span } from "../text/span.ts";

/** A part of a house rule that cannot be read: why, in words for its author, and which stretch of what they wrote. */
export class TeamRuleError extends Error {
  readonly position: Span | undefined;
  constructor(message: string, position?: Span) {
    super(message);
    this.name = "TeamRuleError";
    this.position = position;
  }
}
