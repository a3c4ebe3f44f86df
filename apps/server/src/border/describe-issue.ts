import type { z } from "zod";
import { refusals } from "../refusals.ts";
import { missing, unsaid } from "./read-by.ts";

type Issue = z.core.$ZodIssue;

/**
 * Returns the location of an issue in the request, such as `Rules[0].Match`, or an empty string for the whole request.
 */
export function placeOf(issue: Issue): string {
  return issue.path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place}[${step}]`;
    return place === "" ? String(step) : `${place}.${String(step)}`;
  }, "");
}

/**
 * Returns what is wrong, for the author of the request, without repeating what was sent. `place` is included if given.
 */
export function describeIssue(issue: Issue, place?: string): string {
  const { message } = issue;
  return message === unsaid || message === missing ? faultOf(issue, place) : message;
}

/** Returns one sentence about the first issue, for readers who see nothing else. */
export function summarise(issues: readonly Issue[]): string | undefined {
  const [first] = issues;
  if (!first) return undefined;
  const place = placeOf(first);
  const sentence = describeIssue(first, place);
  return sentence === first.message && place !== "" ? refusals.request.at(place, sentence) : sentence;
}

/** Returns the message for an issue without a sentence in the contract. */
function faultOf(issue: Issue, place: string | undefined): string {
  const { mustBe, ...of } = refusals.request;
  switch (issue.code) {
    case "invalid_type":
      return issue.message === missing ? of.missing(place) : (mustBe[issue.expected] ?? of.wrongType)(place);
    case "too_big":
      return of.atMostLong(issue.maximum, place);
    case "invalid_value":
      return of.oneOf(issue.values.map(String), place);
    case "invalid_union":
      return of.wrongType(place);
    default:
      return of.wrongForm(place);
  }
}
