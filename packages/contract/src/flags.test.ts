import { expect, test } from "vitest";
import { defaultFlags, flagsWith, teamFlags } from "./flags.ts";

test("six flags are on by default, all others are off", () => {
  const named = (isOn: boolean) =>
    Object.entries(defaultFlags).flatMap(([flag, each]) => (each === isOn ? [flag] : []));
  expect(named(true)).toEqual([
    "RealtimeReportPanel",
    "GoalsSidebar",
    "ExtensionRealtimePopup",
    "NewRealtimeSidebar",
    "ImportExport",
    "PlagiarismReportEnabled",
  ]);
  expect(named(false)).toEqual([
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
  ]);
});

test("a change sets a flag that is known and no other", () => {
  const changed = flagsWith(defaultFlags, { TeamSwitcher: true, Teleport: true, toString: true });
  expect(changed).toEqual({ ...defaultFlags, TeamSwitcher: true });
  expect(teamFlags).not.toContain("WLSSO");
});
