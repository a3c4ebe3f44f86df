import { isDeepStrictEqual } from "node:util";
import type { ImportMode } from "@housestyle/contract";
import type { ArchivedTemplateChoice } from "@housestyle/exchange";
import { refusals } from "../refusals.ts";

/** An owner's settings for one template. */
export interface StoredChoice {
  readonly templateId: number;
  readonly isSelected: boolean;
  readonly config: ArchivedTemplateChoice["Config"];
}

/** What would happen to the settings of one template. */
export interface ChoiceStep {
  readonly kind: "new" | "changed" | "kept" | "same" | "removed" | "error";
  /** Undefined for an unknown template. */
  readonly choice: StoredChoice | undefined;
  readonly before: StoredChoice | undefined;
  readonly label: string;
  readonly message: string;
}

/** Returns what an import would do to the template settings. `problems` has the reason why each cannot be used. */
export function planChoices(
  given: readonly ArchivedTemplateChoice[],
  problems: readonly (string | undefined)[],
  stored: readonly StoredChoice[],
  mode: ImportMode,
): ChoiceStep[] {
  const known = new Map(stored.map((each) => [each.templateId, each]));
  const seen = new Set<number>();
  const steps = given.map((each, index): ChoiceStep => {
    const templateId = Number(each.StyleGuideTemplateId);
    const label = each.StyleGuideTemplateId;
    const message = seen.has(templateId) ? refusals.files.choiceTwice : problems[index];
    seen.add(templateId);
    if (message !== undefined) return { kind: "error", choice: undefined, before: undefined, label, message };
    const choice = { templateId, isSelected: each.IsSelected, config: each.Config };
    const before = known.get(templateId);
    return { kind: kindOf(choice, before, mode), choice, before, label, message: "" };
  });
  if (mode !== "replace") return steps;
  const gone = stored.filter(({ templateId }) => !seen.has(templateId));
  return [...steps, ...gone.map(removal)];
}

function kindOf(choice: StoredChoice, before: StoredChoice | undefined, mode: ImportMode): ChoiceStep["kind"] {
  if (!before) return "new";
  if (before.isSelected === choice.isSelected && isDeepStrictEqual(before.config, choice.config)) return "same";
  return mode === "add" ? "kept" : "changed";
}

function removal(before: StoredChoice): ChoiceStep {
  return { kind: "removed", choice: undefined, before, label: String(before.templateId), message: "" };
}
