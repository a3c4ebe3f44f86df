import { expect, test, vi } from "vitest";
import type { Person } from "../caller/index.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { addRule, hints, type Tags } from "../testing/team-with-rules.ts";
import { member, signedUp, stranger, withTeam } from "../testing/visitor.ts";
import { withinOneDay } from "../testing/within-one-day.ts";
import { createAccountRules } from "./account-rules.ts";

const server = await sharedServer();

test("a team's rule speaks to its members, and to nobody else", async () => {
  const { admin, teamId } = await withTeam(server);
  const colleague = await member(server, { admin, teamId });
  const outsider = await signedUp(server);
  const Match = "synergy plan";
  const id = await addRule(admin, teamId, { Match, Replace: "plan", Message: "Say plan." });
  const Text = "Here is the synergy plan for May.";
  expect(await hints(colleague, Text)).toContain("Say plan.");
  expect(await hints(outsider, Text)).not.toContain("Say plan.");
  expect(await hints(stranger(server), Text)).not.toContain("Say plan.");
  const { body } = await colleague.post<Tags>("/api/tagtext", { Text });
  expect(body.Tags).toContainEqual(
    expect.objectContaining({ helpId: String(id), suggestions: ["plan"], startPos: 12, endPos: 23 }),
  );
});

test("who only manages a team does not write with its rules", async () => {
  const team = await withTeam(server);
  const manager = await member(server, team, { Position: "Admin Only" });
  await addRule(team.admin, team.teamId, { Match: "leverage it", Replace: "use it", Message: "Use use." });
  expect(await hints(team.admin, "We leverage it daily.")).toContain("Use use.");
  expect(await hints(manager, "We leverage it daily.")).not.toContain("Use use.");
});

test("a rule and its terms stop at the moment the team's licence ends, and come back with it", async () => {
  const { admin, teamId } = await withTeam(server);
  await addRule(admin, teamId, { Match: "deep dive", Replace: "study", Message: "Say study." });
  const text = "We did a deep dive on it.";
  expect(await hints(admin, text)).toContain("Say study.");
  const setExpiry = (day: string | null) =>
    server.database.query.updateTable("team").set({ licence_expiry: day }).where("id", "=", teamId).execute();
  await setExpiry("2020-01-31");
  expect(await hints(admin, text)).not.toContain("Say study.");
  await withinOneDay(async (today) => {
    await setExpiry(today);
    expect(await hints(admin, text)).toContain("Say study.");
  });
});

test("what could not be read once is read again", async () => {
  const { id } = await signedUp(server);
  const ruleIds = vi
    .fn((): readonly string[] => [])
    .mockImplementationOnce(() => {
      throw new Error("away");
    });
  const accountRules = createAccountRules(server.database, ruleIds);
  const person = { personId: id, memberships: [] } as unknown as Person;
  await expect(accountRules.contentFor(person)).rejects.toThrow("away");
  expect(await accountRules.contentFor(person)).toMatchObject({ version: await accountRules.versionFor(person) });
  await accountRules.contentFor(person);
  expect(ruleIds).toHaveBeenCalledTimes(2);
});

test("a regular expression of the dictionary is obeyed, and one that cannot be read is refused", async () => {
  const person = await signedUp(server);
  const text = "The zyntharil grows beside a zynthoril.";
  const add = (word: string, more = {}) => person.post<{ Message: string }>("/api/ignorepatterns", { word, ...more });
  expect(await hints(person, text)).toHaveLength(2);
  const plain = await add("zyntha.il");
  expect(await hints(person, text)).toHaveLength(2);
  const expression = await add("zyntha.il", { isRegex: true, caseSensitive: true });
  // The word and the expression are two entries.
  expect([plain.status, expression.status]).toEqual([200, 200]);
  expect(expression.body).not.toBe(plain.body);
  expect(await hints(person, text)).toHaveLength(1);
  await add("ZYNTHO?RIL", { isRegex: true, caseSensitive: false });
  expect(await hints(person, text)).toEqual([]);
  // Only whole words: nothing that merely holds it.
  expect(await hints(person, "The azyntharils grow.")).toHaveLength(1);
  for (const word of ["zynth(", "(zynth)\\1", "a)|(b"]) {
    const refused = await add(word, { isRegex: true });
    expect(refused).toMatchObject({
      status: 422,
      body: { Message: expect.stringMatching(/is invalid|not supported/) },
    });
  }
  const listed = await person.get<{ word: string; isRegex: boolean }[]>("/api/ignorepatterns/me/all");
  expect(listed.body.map(({ word, isRegex }) => [word, isRegex])).toEqual(
    expect.arrayContaining([
      ["zyntha.il", false],
      ["zyntha.il", true],
      ["ZYNTHO?RIL", true],
    ]),
  );
});

test("a word of the team's dictionary is known, by itself or ignored for one rule", async () => {
  const team = await withTeam(server);
  const colleague = await member(server, team);
  const text = "The zyntharil grows.";
  const spelling = async () => (await hints(colleague, text)).length;
  expect(await spelling()).toBe(1);
  const added = await team.admin.post<string>("/api/ignorepatterns", {
    word: "zyntharil",
    category: "",
    subCategory: "",
    teamId: team.teamId,
  });
  expect(added.status).toBe(200);
  expect(await spelling()).toBe(0);
  await team.admin.delete("/api/ignorepatterns", added.body);
  expect(await spelling()).toBe(1);
});

test("a forbidden term is flagged, an approved one offered, a pending one only known", async () => {
  const { admin, teamId } = await withTeam(server);
  const bases = await admin.get<{ Id: number; TeamId: number | null }[]>("/api/termbase");
  const TermBaseId = bases.body.find(({ TeamId }) => TeamId === teamId)?.Id;
  const saved = await admin.post("/api/termbase/items", [
    { TermBaseId, Text: "login page", Status: "Deprecated", ConceptId: "1" },
    { TermBaseId, Text: "sign-in page", Status: "Approved", ConceptId: "1" },
    { TermBaseId, Text: "Frobnitz", Status: "Pending" },
  ]);
  expect(saved.status).toBe(200);
  const { body } = await admin.post<Tags>("/api/tagtext", { Text: "Open the login page of Frobnitz." });
  expect(body.Tags).toHaveLength(1);
  expect(body.Tags[0]).toMatchObject({ startPos: 9, endPos: 18, suggestions: ["sign-in page"] });
});
