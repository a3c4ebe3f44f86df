import type { Endpoint, RowError } from "@housestyle/contract";
import * as contract from "@housestyle/contract";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Failure } from "../border/index.ts";
import { sharedServer } from "../testing/shared-server.ts";
import { member, signedUp, type Visitor, withTeam } from "../testing/visitor.ts";
import { doWhatCanBeDone } from "./batch.ts";

const server = await sharedServer();

interface Outcome {
  readonly Rows: { readonly Id: number; readonly Text: string }[];
  readonly Errors: RowError[];
}

async function termBase(visitor: Visitor, Name: string): Promise<number> {
  const { body } = await visitor.post<{ Id: number }[]>("/api/termbase", { Name });
  return body[0]?.Id ?? 0;
}

const calls = Object.entries(contract).flatMap(([name, each]) =>
  typeof each === "object" && "method" in each ? [[name, each as unknown as Endpoint] as const] : [],
);

test("every call that takes many rows can go on behind a bad one", () => {
  const tooMany = Array.from({ length: contract.limits.batch + 1 }, () => 1);
  const takesMany = calls.filter(([, { input }]) =>
    input
      .safeParse(tooMany)
      .error?.issues.some(({ path, message }) => path.length === 0 && /^Send at most/.test(message)),
  );
  expect(takesMany.length).toBeGreaterThan(20);
  // A team is made alone; what is counted is never refused for a row.
  const not = takesMany.filter(([, { batch }]) => !batch).map(([name]) => name);
  expect(not).toEqual(["addTeams", "captureEdits", "captureSnippets"]);
});

test("what can be written is, the rest is told by its place: as if each row had come alone", async () => {
  const person = await signedUp(server);
  const other = await termBase(await signedUp(server), "Theirs");
  let runs = 0;
  const kinds = fc.constantFrom("good", "twice", "unreadable", "foreign", "no row");
  await holds(
    fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 24 }), async (sent) => {
      const own = await termBase(person, `Run ${runs++}`);
      const rows = sent.map((kind, n) => {
        if (kind === "no row") return 7;
        if (kind === "unreadable") return { TermBaseId: own, Text: "x".repeat(10_000) };
        return { TermBaseId: kind === "foreign" ? other : own, Text: kind === "twice" ? "the same" : `term ${n}` };
      });
      const first = sent.indexOf("twice");
      const done = sent.flatMap((kind, n) => (kind === "good" || (kind === "twice" && n === first) ? [n] : []));
      const { status, body } = await person.post<Outcome>("/api/termbase/items?onError=continue", rows);
      expect(status).toBe(200);
      expect(body.Rows.map(({ Text }) => Text)).toEqual(done.map((n) => (rows[n] as { Text: string }).Text));
      expect(body.Errors.map(({ Index }) => Index)).toEqual(sent.flatMap((_, n) => (done.includes(n) ? [] : [n])));
      const codes = {
        good: "",
        twice: "duplicate",
        unreadable: "bad-request",
        foreign: "no-such-row",
        "no row": "bad-request",
      };
      expect(body.Errors.map(({ Code }) => Code)).toEqual(body.Errors.map(({ Index }) => codes[sent[Index] ?? "good"]));
      for (const { Index, ModelState } of body.Errors) {
        for (const place of Object.keys(ModelState ?? {})) expect(place).toMatch(new RegExp(`^\\[${Index}\\]`));
      }
      const stored = await person.get<Outcome["Rows"]>(`/api/termbase/items?Take=100&Filter=TermBaseId eq ${own}`);
      expect(stored.body.map(({ Id }) => Id).sort()).toEqual(body.Rows.map(({ Id }) => Id).sort());
    }),
    { numRuns: 25 },
  );
});

test("one bad row among a thousand costs itself alone; without the wish it costs them all", async () => {
  const person = await signedUp(server);
  const TermBaseId = await termBase(person, "Many");
  const rows = Array.from({ length: 1_000 }, (_, n) => ({ TermBaseId, Text: n === 700 ? "term 3" : `term ${n}` }));
  expect((await person.post("/api/termbase/items", rows)).status).toBe(409);
  expect((await person.post("/api/termbase/items?onError=stop", rows)).status).toBe(409);
  const { body } = await person.post<Outcome>("/api/termbase/items?onerror=continue", rows);
  expect([body.Rows.length, body.Errors.map(({ Index }) => Index)]).toEqual([999, [700]]);
  expect((await person.post("/api/termbase/items?onError=perhaps", rows)).status).toBe(400);
  expect((await person.post("/api/termbase/items?onError=continue", [...rows, rows[0]])).status).toBe(400);
  expect((await person.post("/api/termbase/items?onError=continue", [])).status).toBe(400);
});

describe("the other writes go on, too", () => {
  test("changes: what is stale stays, the others are changed", async () => {
    const person = await signedUp(server);
    const TermBaseId = await termBase(person, "Changed");
    const added = await person.post<{ Id: number; RowVersion: number }[]>("/api/termbase/items", [
      { TermBaseId, Text: "one" },
      { TermBaseId, Text: "two" },
    ]);
    const changes = added.body.map((row, n) => ({ ...row, Text: `new ${n}`, RowVersion: row.RowVersion + n }));
    const { body } = await person.put<Outcome>("/api/termbase/items?onError=continue", changes);
    expect(body.Rows).toMatchObject([{ Text: "new 0" }]);
    expect(body.Errors).toMatchObject([{ Index: 1, Code: "stale" }]);
  });

  test("deleting: by body or query, what is not one's own stays", async () => {
    const team = await withTeam(server);
    const user = await member(server, team);
    const own = await termBase(user, "Own");
    const { body } = await team.admin.get<{ Id: number; TeamId: number | null }[]>("/api/termbase");
    const teams = body.find(({ TeamId }) => TeamId === team.teamId)?.Id ?? 0;
    const many = `/api/termbase?onError=continue`;
    const expected = {
      Deleted: 1,
      Errors: [
        { Index: 0, Code: "admins-only" },
        { Index: 2, Code: "bad-request" },
      ],
    };
    expect((await user.delete(many, [teams, own, "nonsense"])).body).toMatchObject(expected);
    const again = await termBase(user, "Again");
    expect((await user.delete(`${many}&ids=${teams},${again}`)).body).toMatchObject({
      Deleted: 1,
      Errors: [{ Index: 0, Code: "admins-only" }],
    });
  });

  test("the dictionary answers the ids of what it took", async () => {
    const person = await signedUp(server);
    const entries = [{ word: "zyn" }, { word: "(", isRegex: true }, { word: "zon" }];
    const { body } = await person.post<Outcome>("/api/ignorepatterns?onError=continue", entries);
    expect(body.Rows).toHaveLength(2);
    expect(body.Errors).toMatchObject([{ Index: 1, Code: "rule-fails" }]);
    const kept = await person.get<{ word: string }[]>("/api/ignorepatterns/me/all");
    expect(kept.body.map(({ word }) => word).sort()).toEqual(["zon", "zyn"]);
  });

  test("positions: the last admin stays, the others move", async () => {
    const team = await withTeam(server);
    await member(server, team);
    const rows = (await team.admin.get<{ Id: number; IsCurrentUser: boolean }[]>("/api/teamusers")).body;
    const last = rows.findIndex(({ IsCurrentUser }) => IsCurrentUser);
    const wanted = rows.map(({ Id }) => ({ Id, Position: "User", Licence: "Free" }));
    const { body } = await team.admin.put<Outcome>("/api/teamusers?onError=continue", wanted);
    expect(body.Rows).toHaveLength(1);
    expect(body.Errors).toMatchObject([{ Index: last, Code: "last-admin" }]);
  });
});

test("a database that is lost on the way is nobody's row", async () => {
  const request = { body: [{ StyleGuideTemplateId: 1, IsSelected: true }], query: {} } as never;
  const lost = async () => {
    throw new Failure("not-ready");
  };
  await expect(doWhatCanBeDone(contract.saveSimpleGuide, request, lost)).rejects.toThrow(Failure);
});
