import type { SettingsError } from "../engine.ts";
import { type Analysis, analysis, words } from "../facts/analysis.ts";
import type { Finding } from "../findings/finding.ts";
import { defineLane, type Lane } from "../lanes/lane.ts";
import type { Settings } from "../settings/settings.ts";
import type { Pulse, Steps } from "../text/steps.ts";
import { createRuleLane } from "./rule-lane.ts";
import { createTermLane } from "./term-lane.ts";

/** A team's own rules and terms, compiled. */
export interface TeamRulesLane {
  readonly problems: readonly SettingsError[];
  /** True if there is nothing to look for. */
  readonly idle: boolean;
  /** Finds what the rules and terms flag in a paragraph. It requests tags only where one of them needs them. */
  readonly lane: Lane;
}

/** Compiles a team's rules and terms; what cannot be compiled is reported in `problems` and left out. */
export function createTeamRulesLane(settings: Pick<Settings, "rules" | "terms">, pulse?: Pulse): TeamRulesLane {
  const rules = createRuleLane(settings.rules, pulse);
  const terms = createTermLane(settings.terms);
  function* read(a: Analysis): Steps<Finding[]> {
    if (a.kind === "code") return [];
    const found = yield* rules.read(a);
    return [...found, ...terms.read(a)];
  }
  return {
    problems: rules.problems,
    idle: rules.idle && terms.idle,
    lane:
      rules.needsTags || terms.needsTags
        ? defineLane({ id: "house", needs: [analysis], read: ([a]) => read(a) })
        : // Their types let these rules ask for no tag.
          defineLane({ id: "house", needs: [words], read: ([a]) => read(a as Analysis) }),
  };
}
