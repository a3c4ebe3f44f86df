/** The feature flags of the specification, with the value that applies until the operator or a team sets another. */
export const defaultFlags = {
  RealtimeReportPanel: true,
  GoalsSidebar: true,
  ExtensionRealtimePopup: true,
  NewRealtimeSidebar: true,
  ImportExport: true,
  PlagiarismReportEnabled: true,
  Comments: false,
  CollaborativeEditing: false,
  TeamSwitcher: false,
  TeamDocuments: false,
  Paraphrase: false,
  tone: false,
  RephrasingOnDemand: false,
  CritiqueAI: false,
  InspirationAI: false,
  SparkContinue: false,
  WLSSO: false,
  ImprovementsDashboard: false,
} as const satisfies Record<string, boolean>;

/** The name of a feature flag. */
export type Flag = keyof typeof defaultFlags;
/** A value for each feature flag. */
export type Flags = Readonly<Record<Flag, boolean>>;

/** The flags that a team can set for its members. How people log in is up to the operator. */
export const teamFlags: readonly Flag[] = (Object.keys(defaultFlags) as Flag[]).filter((flag) => flag !== "WLSSO");

/** Returns flags with changes applied; unknown names change nothing. */
export function flagsWith(flags: Flags, changes: Readonly<Record<string, boolean>>): Flags {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(defaultFlags, name));
  return { ...flags, ...Object.fromEntries(known) };
}
