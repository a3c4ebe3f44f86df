import type { Analysis } from "../analysis.ts";
import type { SettingsError } from "../engine.ts";
import type { Finding } from "../finding.ts";
import type { Settings } from "../settings.ts";
import { createRuleLane } from "./rule-lane.ts";
import { createTermLane } from "./term-lane.ts";

/** A team's own rules and terms, made ready to read paragraphs. */
export interface HouseLane {
  readonly problems: readonly SettingsError[];
  /** True when there is nothing to look for. */
  readonly idle: boolean;
  /** Whether a paragraph has to be tagged to be read. */
  readonly needsTags: boolean;
  /** What the rules and terms say about a paragraph, overlaps and all. */
  read(a: Analysis): Finding[];
}

/** Compiles a team's rules and terms; what cannot be compiled is reported in `problems` and left out. */
export function createHouseLane(settings: Pick<Settings, "rules" | "terms">): HouseLane {
  const rules = createRuleLane(settings.rules);
  const terms = createTermLane(settings.terms);
  return {
    problems: rules.problems,
    idle: rules.idle && terms.idle,
    needsTags: rules.needsTags || terms.needsTags,
    read: (a) => (a.kind === "code" ? [] : [...rules.read(a), ...terms.read(a)]),
  };
}
