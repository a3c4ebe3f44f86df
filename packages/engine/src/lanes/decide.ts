import { growingFilter } from "../findings/filter.ts";
import type { Finding } from "../findings/finding.ts";
import type { Rule } from "../rule/rule.ts";
import { remembered } from "../session/remembered.ts";
import { growingOwnWords, type OwnWords } from "../settings/own-words.ts";
import type { Settings } from "../settings/settings.ts";
import { createTeamRulesLane } from "../team-rules/team-rules-lane.ts";
import type { TemplateLanes } from "../templates/lane/template-lanes.ts";
import type { Pulse } from "../text/steps.ts";
import type { CompiledSettings } from "./lane-reader.ts";

/** The number of teams whose settings stay compiled. */
const mostTeams = 8;

/** Compiles settings. The parts of the last few teams' settings are compiled once. */
export function decisionsOf(
  rules: readonly Rule[],
  lanes: TemplateLanes,
  pulse?: Pulse,
): (settings: Settings) => CompiledSettings {
  const styles = new Map(rules.flatMap((rule) => (rule.styles ? [[rule.id, new Set(rule.styles)]] : [])));
  const houseOf = remembered(
    mostTeams,
    ({ rules: own, terms }: Settings) => [own, terms],
    (settings) => createTeamRulesLane(settings, pulse),
  );
  const ownWordsOf = remembered(mostTeams, ({ words, terms }: Settings) => [words, terms], growingOwnWords());
  const filter = growingFilter();
  const filterOf = remembered(
    mostTeams,
    ({ words, terms, ignores, disabled }: Settings) => [words, terms, ignores, disabled],
    (settings) => filter(settings, ownWordsOf(settings)),
  );
  return (settings) => {
    const own = ownWordsOf(settings);
    const chosen = filterOf(settings);
    const templates = lanes.laneOf(settings.templates);
    return {
      house: houseOf(settings),
      templates,
      wanted(finding) {
        const isWanted =
          chosen(finding) &&
          (settings.picky === true || finding.picky !== true) &&
          styles.get(finding.ruleId)?.has(settings.style) !== false &&
          !(finding.kind === "spelling" && templates.knows(finding.text));
        return isWanted ? withOwnWords(finding, own) : undefined;
      },
    };
  };
}

/** Adds a person's and a team's own words to the suggestions of the dictionary, and removes what the team forbids. */
function withOwnWords(finding: Finding, own: OwnWords): Finding {
  const isSpelling = finding.ruleId === "spelling/unknown-word";
  const among = isSpelling ? own.offeredAmong(finding.text, finding.suggestions) : finding.suggestions;
  const suggestions = among.some(own.forbids) ? among.filter((text) => !own.forbids(text)) : among;
  if (suggestions === finding.suggestions) return finding;
  const [best] = suggestions;
  if (!isSpelling || best === finding.suggestions[0]) return { ...finding, suggestions };
  const message = best === undefined ? `“${finding.text}” is not in the dictionary.` : `Did you mean “${best}”?`;
  return { ...finding, suggestions, message };
}
