import type { z } from "zod";
import { refusals } from "../refusals.ts";
import { missing, unsaid } from "./read-by.ts";

type Issue = z.core.$ZodIssue;

/** Where in the request an issue is: `Rules[0].Match`; empty for the request as a whole. */
export function placeOf(issue: Issue): string {
  return issue.path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place}[${step}]`;
    return place === "" ? String(step) : `${place}.${String(step)}`;
  }, "");
}

/** What is wrong, in words for the author of the request; never repeats what was sent. `place` is told when it is given. */
export function describeIssue(issue: Issue, place?: string): string {
  const { message } = issue;
  return message === unsaid || message === missing ? faultOf(issue, place) : message;
}

/** One sentence about the first issue, for a reader who sees no more than that. */
export function summarise(issues: readonly Issue[]): string | undefined {
  const [first] = issues;
  if (!first) return undefined;
  const place = placeOf(first);
  const sentence = describeIssue(first, place);
  return sentence === first.message && place !== "" ? refusals.request.at(place, sentence) : sentence;
}

/** What a place of the request is accused of where the contract has no sentence. */
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
