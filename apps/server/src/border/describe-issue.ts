import type { z } from "zod";
import { refusals } from "../refusals.ts";

type Issue = z.core.$ZodIssue;

/** Where in the request an issue is: `Rules[0].Match`; empty for the request as a whole. */
export function placeOf(issue: Issue): string {
  return issue.path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place}[${step}]`;
    return place === "" ? String(step) : `${place}.${String(step)}`;
  }, "");
}

/** What is wrong, in words for the author of the request; never repeats what was sent. */
export function describeIssue(issue: Issue): string {
  return faultOf(issue) ?? issue.message;
}

/** One sentence about the first issue, for a reader who sees no more than that. */
export function summarise(issues: readonly Issue[]): string | undefined {
  const [first] = issues;
  if (!first) return undefined;
  const place = placeOf(first);
  const fault = faultOf(first, place);
  if (fault !== undefined) return fault;
  return place === "" ? first.message : refusals.request.at(place, first.message);
}

/** What a place of the request is accused of, with the place if it is told; undefined where the contract has a whole sentence. */
function faultOf(issue: Issue, place?: string): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined")
        ? refusals.request.missing(place)
        : (refusals.request.mustBe[issue.expected]?.(place) ?? refusals.request.mustBeOther(issue.expected, place));
    case "too_big":
      return issue.message.startsWith("Too big") ? refusals.request.atMostLong(issue.maximum, place) : undefined;
    case "invalid_value":
      return refusals.request.oneOf(issue.values.map(String), place);
    case "invalid_union":
      return refusals.request.wrongType(place);
    case "custom":
      return undefined;
    default:
      return isOurs(issue.message) ? undefined : refusals.request.wrongForm(place);
  }
}

/** Whether the contract wrote the sentence. Those of the library all begin alike. */
function isOurs(message: string): boolean {
  return !/^(Invalid|Too (small|big)|Unrecognized|Not )/.test(message);
}
