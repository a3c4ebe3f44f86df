import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, withTeam } from "../testing/visitor.ts";

const server = await sharedServer();

describe("the dictionary", () => {
  test("answers the id of what is there, new or not", async () => {
    const person = await signedUp(server);
    const entry = { word: "Zyntharil", category: "", subCategory: "" };
    const first = await person.post<string>("/api/ignorepatterns", entry);
    expect(first.headers.get("content-type")).toMatch(/^text\/plain/);
    expect((await person.post<string>("/api/ignorepatterns", entry)).body).toBe(first.body);
    expect(first.body).toMatch(/^\d+$/);
  });

  test("has a subcategory, which is empty when none was sent", async () => {
    const person = await signedUp(server);
    await person.post("/api/ignorepatterns", [{ word: "alpha" }, { word: "beta", subCategory: "beta" }]);
    const { body } = await person.get<{ word: string }[]>("/api/ignorepatterns/me/all");
    expect(body).toMatchObject([
      { word: "alpha", subCategory: "" },
      { word: "beta", subCategory: "beta" },
    ]);
  });

  test("is read by id, by scope and by category, and nobody reads another person's", async () => {
    const team = await withTeam(server);
    const other = await signedUp(server);
    await team.admin.post("/api/ignorepatterns", [
      { word: "alpha" },
      { word: "beta", category: "grammar", teamId: team.teamId },
    ]);
    const words = async (path: string) =>
      (await team.admin.get<{ word: string }[]>(`/api/ignorepatterns/${path}`)).body.map(({ word }) => word);
    expect(await words(`${team.admin.id}/all`)).toEqual(["alpha", "beta"]);
    expect(await words("personal/all")).toEqual(["alpha"]);
    expect(await words("team/undefined")).toEqual(["beta"]);
    expect(await words(`team:${team.teamId}/grammar`)).toEqual(["beta"]);
    expect(await words("me/spelling")).toEqual([]);
    expect((await other.get(`/api/ignorepatterns/${team.admin.id}/all`)).status).toBe(404);
    expect((await other.get(`/api/ignorepatterns/team:${team.teamId}/all`)).status).toBe(404);
  });

  test("members add words where the team allows it, and take back their own", async () => {
    const team = await withTeam(server);
    const [user, other] = [await member(server, team), await member(server, team)];
    const added = await user.post<string>("/api/ignorepatterns", { word: "gamma", scope: "team" });
    expect(added.status).toBe(200);
    expect((await other.delete("/api/ignorepatterns", { id: added.body })).status).toBe(403);
    expect((await user.delete("/api/ignorepatterns", added.body)).body).toEqual({ Deleted: 1 });
    await team.admin.patch(`/api/teams/?id=${team.teamId}`, { AllowUserDictionary: false });
    expect((await user.post("/api/ignorepatterns", { word: "gamma", teamId: team.teamId })).status).toBe(403);
  });

  test("has a rule be silent altogether by any letters under its name, and about some words by those", async () => {
    const person = await signedUp(server);
    const rules = async () =>
      (
        await person.post<{ findings: { ruleId: string }[] }>("/api/v1/check", {
          text: "She ate a apple. Teh cat is in the the house. She ate a apple.",
        })
      ).body.findings.map(({ ruleId }) => ruleId);
    const all = ["grammar/a-or-an", "spelling/unknown-word", "grammar/doubled-word", "grammar/a-or-an"];
    expect(await rules()).toEqual(all);
    await person.post("/api/ignorepatterns", {
      word: "the the",
      subCategory: "grammar/doubled-word",
      caseSensitive: true,
    });
    expect(await rules()).toEqual(all.filter((rule) => rule !== "grammar/doubled-word"));
    await person.post("/api/ignorepatterns", { word: "*", subCategory: "grammar/a-or-an", scope: "personal" });
    expect(await rules()).toEqual(["spelling/unknown-word"]);
  });

  test("counts in checks with thousands of words, the nearest of which are suggested", async () => {
    const team = await withTeam(server);
    const beginnings = ["zan", "quo", "vil", "dro", "kel", "mur", "pex", "sta", "tri", "fon"];
    const endings = ["dor", "rim", "lax", "nep", "tuv", "gam", "sil", "bok", "wex", "haj"];
    const words = beginnings.flatMap((a) =>
      [...endings, ""].flatMap((b) => endings.flatMap((c) => endings.map((d) => a + b + c + d))),
    );
    for (let i = 0; i < words.length; i += 700)
      await team.admin.post(
        "/api/ignorepatterns",
        words.slice(i, i + 700).map((word) => ({ word, teamId: team.teamId })),
      );
    const flagged = async (text: string) =>
      (await team.admin.post<{ findings: { text: string; suggestions: string[] }[] }>("/api/v1/check", { text })).body
        .findings;
    expect(await flagged(`Sell the ${words[7]}, the ${words[1000]}, and the ${words.at(-1)}.`)).toEqual([]);
    expect(await flagged("Sell the pexdorgmasil today.")).toMatchObject([
      { suggestions: expect.arrayContaining(["pexdorgamsil"]) },
    ]);
  });

  test("ids in the query count where a proxy drops the body of a DELETE", async () => {
    const person = await signedUp(server);
    const { body } = await person.post<string>("/api/ignorepatterns", [{ word: "one" }, { word: "two" }]);
    expect((await person.delete(`/api/ignorepatterns?ids=${body}`)).body).toEqual({ Deleted: 2 });
  });
});
