import type { z } from "zod";

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
  switch (issue.code) {
    case "invalid_type":
      return issue.message.endsWith("received undefined") ? "is missing" : `must be ${kindName(issue.expected)}`;
    case "too_big":
      return issue.message.startsWith("Too big") ? `may be at most ${issue.maximum} long` : issue.message;
    case "invalid_value":
      return `must be one of: ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return "has the wrong type";
    case "custom":
      return issue.message;
    default:
      return isOurs(issue.message) ? issue.message : "does not have the right form";
  }
}

/** Whether the contract wrote the sentence. Those of the library all begin alike. */
function isOurs(message: string): boolean {
  return !/^(Invalid|Too (small|big)|Unrecognized|Not )/.test(message);
}

/** One sentence about the first issue, for a reader who sees no more than that. */
export function summarise(issues: readonly Issue[]): string | undefined {
  const [first] = issues;
  if (!first) return undefined;
  const place = placeOf(first);
  const reason = describeIssue(first);
  if (/^[A-Z]/.test(reason)) return place === "" ? reason : `${place}: ${reason}`;
  return `${place === "" ? "The request" : place} ${reason}.`;
}

function kindName(expected: string): string {
  if (expected === "object") return "an object";
  if (expected === "array") return "a list";
  return `a ${expected}`;
}
