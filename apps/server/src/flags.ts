/** Flags that are on unless the operator says otherwise; all others of the specification are off. */
const onByDefault = [
  "RealtimeReportPanel",
  "GoalsSidebar",
  "ExtensionRealtimePopup",
  "NewRealtimeSidebar",
  "ImportExport",
  "PlagiarismReportEnabled",
] as const;

const offByDefault = [
  "Comments",
  "CollaborativeEditing",
  "TeamSwitcher",
  "TeamDocuments",
  "Paraphrase",
  "tone",
  "RephrasingOnDemand",
  "CritiqueAI",
  "InspirationAI",
  "SparkContinue",
  "WLSSO",
  "ImprovementsDashboard",
] as const;

export type Flag = (typeof onByDefault)[number] | (typeof offByDefault)[number];

/** The flags with the operator's changes: `WLSSO` or `+WLSSO` switches one on, `-GoalsSidebar` off. */
export function flagsWith(changes: readonly string[]): Record<Flag, boolean> {
  const flags = Object.fromEntries([
    ...onByDefault.map((name) => [name, true]),
    ...offByDefault.map((name) => [name, false]),
  ]);
  for (const change of changes) {
    const name = Object.keys(flags).find((flag) => flag.toLowerCase() === change.replace(/^[+-]/, "").toLowerCase());
    if (name !== undefined) flags[name] = !change.startsWith("-");
  }
  return flags as Record<Flag, boolean>;
}
