import { reports } from "@housestyle/reports";
import { expect, test } from "vitest";
import { draftsId, originalityId, toneId } from "./messages.ts";
import { listedGroups, reportGroups } from "./report-groups.ts";

const report = (id: string, title: string, about = "") => ({ id, title, about });
const all = [
  report("grammar", "Grammar and spelling", "Mistakes by kind."),
  report("cliche", "Clichés and redundancies", "Phrases everyone has read too often."),
  report("slength", "Sentence length", "How long sentences are."),
  report("structure", "Sentence structure", "How sentences begin."),
  report("new", "A new one"),
];
const none = { search: "", favorites: [] };

test("every report of the list is in exactly one group", () => {
  const listed = reports.filter(({ id, isVariant }) => !isVariant && id !== "overview").map(({ id }) => id);
  expect(Object.values(reportGroups).flat().toSorted()).toEqual(
    [...listed, originalityId, draftsId, toneId].toSorted(),
  );
});

test("favorites come first and stay in their groups; a report without a group is not lost", () => {
  const groups = listedGroups(all, { search: "", favorites: ["slength", "gone"] });
  expect(groups.map(({ group, reports }) => [group, reports.map(({ id }) => id)])).toEqual([
    ["favorites", ["slength"]],
    ["correctness", ["grammar"]],
    ["readability", ["slength", "structure"]],
    ["words", ["cliche"]],
    ["others", ["new"]],
  ]);
});

test("a search finds words of titles and descriptions, without accents, titles first", () => {
  const found = (search: string) =>
    listedGroups(all, { ...none, search }).flatMap(({ reports }) => reports.map(({ id }) => id));
  expect(found("cliche")).toEqual(["cliche"]);
  expect(found("  sentences BEGIN")).toEqual(["structure"]);
  expect(found("sentence")).toEqual(["slength", "structure"]);
  expect(found("kind")).toEqual(["grammar"]);
  expect(found("xyz")).toEqual([]);
});
