import { friendlyTime } from "@housestyle/ui";
import { momentName } from "../../texts/dates.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";
import type { Delivery } from "./hook.ts";

/** Describes what a message is about. */
export function subjectOf(what: string): string {
  if (what === "test") return texts.aTest;
  const [kind = "", verb = ""] = what.split(".");
  const [thing, happened] = [texts.things[kind], texts.happened[verb]];
  return thing && happened ? `${thing} ${happened}` : texts.somethingElse;
}

/** How a message fares: whether it arrived, after how many attempts, and when it is tried again. */
export function stateOf({ State, Attempts, NextTryOn }: Delivery): string {
  const parts = [
    texts.states[State],
    ...(Attempts > 1 ? [texts.attempts(Attempts)] : []),
    ...(Attempts > 0 && NextTryOn !== null ? [texts.nextTry(momentName(NextTryOn))] : []),
  ];
  return parts.join(", ");
}

/** Why a message did not arrive; undefined where nothing is known to be wrong. */
export function problemOf({ Problem, Status }: Delivery): string | undefined {
  return Problem === null ? undefined : texts.problems[Problem](Status);
}

/** When something was sent. */
export function sentOn({ CreatedOn }: Delivery, now: Date): string {
  return friendlyTime(CreatedOn, now);
}
