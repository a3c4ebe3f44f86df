import type { z } from "zod";
import { texts } from "./texts.ts";

/** What is wrong with a settings file, in a sentence for whoever wrote it, with the member it is wrong with in front. */
export function whatIsWrong(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return texts.wrong;
  const fault = faultOf(issue);
  return issue.path.length > 0 ? texts.at(issue.path.join("."), fault) : fault;
}

function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return texts.noSuchMember(issue.keys);
    case "invalid_type":
      return issue.input === undefined ? texts.missing : (texts.mustBe[issue.expected] ?? texts.wrong);
    case "invalid_value":
      return texts.oneOf(issue.values.map(String));
    case "too_big":
      return (issue.origin === "array" ? texts.atMost : texts.tooLong)(Number(issue.maximum));
    case "too_small":
      return texts.empty;
    default:
      return texts.wrong;
  }
}
