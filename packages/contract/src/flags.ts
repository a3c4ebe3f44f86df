/** Feature flags of the specification, and whether each is on unless the operator or a team says otherwise. */
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

export type Flag = keyof typeof defaultFlags;
export type Flags = Readonly<Record<Flag, boolean>>;

/** Flags a team may set for its members; how people sign in is the operator's to say. */
export const teamFlags: readonly Flag[] = (Object.keys(defaultFlags) as Flag[]).filter((flag) => flag !== "WLSSO");

/** Flags with changes on top; names that are no flag of the list change nothing. */
export function flagsWith(flags: Flags, changes: Readonly<Record<string, boolean>>): Flags {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(defaultFlags, name));
  return { ...flags, ...Object.fromEntries(known) };
}
