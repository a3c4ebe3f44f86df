import type { Finding } from "../findings/finding.ts";
import { varieties } from "../language/varieties.ts";
import type { Dialect } from "../settings/settings.ts";
import type { Decide, LaneResults } from "./lane-reader.ts";

/** Returns whether a finding is about a spelling of another variety of English. */
export const isStray = ({ ruleId }: Finding): boolean => ruleId === "spelling/dialect";

/** Returns the finding for a spelling that differs from the rest of the text when no variety has been chosen. */
export const asStray = (finding: Finding, dialect: Dialect): Finding => ({
  ...finding,
  level: "hint",
  message: `The rest of the document is in ${varieties[dialect]} English, which has “${finding.suggestions[0] ?? ""}”.`,
});

/**
 * Creates settings for each paragraph of a text whose variety of English no one has set: only the first spelling of
 * another variety is flagged, because one finding shows that two are mixed.
 */
export function oneStray(
  paragraphs: readonly LaneResults[],
  dialect: Dialect,
  wanted: Decide,
): (paragraph: number) => Decide {
  const strays = paragraphs.map(({ templates }) =>
    templates?.reading.base.find((each) => isStray(each) && wanted(each)),
  );
  const first = strays.findIndex((stray) => stray !== undefined);
  return (paragraph) => (finding) => {
    if (!isStray(finding)) return wanted(finding);
    return paragraph === first && finding === strays[first] ? wanted(asStray(finding, dialect)) : undefined;
  };
}
