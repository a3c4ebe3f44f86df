/** A part of the editor that a feature flag shows or hides. */
export const gates = [
  ...(["panel", "goals", "card", "files", "originality", "sharing", "comments", "rephrase", "tone"] as const),
  ...(["continue", "ideas", "critique"] as const),
] as const;
export type FeatureGate = (typeof gates)[number];

/** Which flags open a gate: one of them is enough. Other flags gate nothing in the editor. */
export const gateFlags: Readonly<Record<FeatureGate, readonly string[]>> = {
  panel: ["RealtimeReportPanel", "NewRealtimeSidebar"],
  goals: ["GoalsSidebar"],
  card: ["ExtensionRealtimePopup"],
  files: ["ImportExport"],
  originality: ["PlagiarismReportEnabled"],
  sharing: ["CollaborativeEditing"],
  comments: ["Comments"],
  rephrase: ["Paraphrase", "RephrasingOnDemand"],
  tone: ["tone"],
  continue: ["SparkContinue"],
  ideas: ["InspirationAI"],
  critique: ["CritiqueAI"],
};

const closedByDefault: readonly FeatureGate[] = [
  "sharing",
  "comments",
  "rephrase",
  "tone",
  "continue",
  "ideas",
  "critique",
];

export type Gates = Readonly<Record<FeatureGate, boolean>>;

/** Returns which gates are open under some flags. Flags that are not set have their defaults. */
export function gatesOf(flags: Readonly<Record<string, boolean>>): Gates {
  const isOpen = (gate: FeatureGate) => gateFlags[gate].some((flag) => flags[flag] ?? !closedByDefault.includes(gate));
  return Object.fromEntries(gates.map((gate) => [gate, isOpen(gate)])) as Gates;
}
