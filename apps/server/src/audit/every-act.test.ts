import { type ActCode, acts } from "@housestyle/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offToken } from "../insights/off-link.ts";
import { emailToken } from "../notifications/email-token.ts";
import { connected, disconnected } from "../testing/connected.ts";
import { emailTo, tokenIn } from "../testing/mailbox.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { reallySignedUp, signedUp, stranger, type Visitor, withTeam } from "../testing/visitor.ts";
import { allCalls } from "../testing/wild-requests.ts";
import { documentDoings } from "./testing/document-doings.ts";
import type { ActCase } from "./testing/doing.ts";
import { leavesNothing } from "./testing/leaves-nothing.ts";
import { operatorDoings } from "./testing/operator-doings.ts";
import { provisioningDoings } from "./testing/provisioning-doings.ts";

let server: TestServer;
let operator: Visitor;
let admin: Visitor;
let teamId: number;
beforeAll(async () => {
  server = await startTestServer({
    env: { HOUSESTYLE_FLAGS: "+TeamDocuments +CollaborativeEditing +Comments +WLSSO" },
  });
  operator = await signedUp(server, { Name: "Olga" });
  ({ admin, teamId } = await withTeam(server));
});
afterAll(async () => {
  await server.close();
});

let n = 0;
const unique = () => `x${++n}`;
const Password = "seven green bottles";
const one = async (path: string, row: object) => (await admin.post<{ Id: number }[]>(path, [row])).body[0]?.Id ?? 0;
const guide = () => one("/api/styleguide", { Name: unique(), TeamId: teamId });
const base = () => one("/api/termbase", { Name: unique(), TeamId: teamId });
const folder = () => one("/api/snippetfolder", { Name: unique(), TeamId: teamId });
const rule = async () => one("/api/styleguide/items", { StyleGuideId: await guide(), Match: unique() });
const term = async () => one("/api/termbase/items", { TermBaseId: await base(), Text: unique() });
const snippet = async () =>
  one("/api/snippetfolder/items", { SnippetFolderId: await folder(), Name: unique(), Text: "x" });
const word = async () => (await admin.post<string>("/api/ignorepatterns", { word: unique(), teamId })).body;
const invitation = (Email = `${unique()}@example.org`) => one("/api/teamusers", { TeamId: teamId, Email });
const document = async () =>
  (await admin.post<{ Id: number }>("/api/v1/documents", { Title: "Secret title", TeamId: teamId })).body.Id;
const imported = async () => {
  const file = { FileName: "words.txt", Text: `${unique()}\n` };
  return admin.post<{ ImportId: number }>(`/api/import/dictionary?teamId=${teamId}&dryRun=false&format=plain`, file);
};
async function codeOf(email: string): Promise<string> {
  const id = await invitation(email);
  const row = await server.database.query
    .selectFrom("team_user")
    .select("join_code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return String(row.join_code);
}
/** Somebody who was invited and has come. */
async function joined() {
  const person = await signedUp(server);
  const Token = await codeOf(person.email);
  const { body } = await person.post<{ Id: number }>("/api/v1/invitations/accept", { Token });
  return { person, id: body.Id };
}
async function offered(): Promise<Visitor> {
  const person = await signedUp(server, { Email: `${unique()}@offers.example` });
  await server.database.query
    .updateTable("person")
    .set({ email_verified: true })
    .where("id", "in", [admin.id, person.id])
    .execute();
  await operator.patch(`/api/teams?id=${teamId}`, { AllowedDomains: ["offers.example"] });
  await admin.patch(`/api/teams?id=${teamId}`, { AutoJoinDomains: ["offers.example"] });
  return person;
}

async function endedByLetter() {
  const wish = { owner_id: admin.id, told_week: "2026-11-16" };
  await server.database.query.insertInto("insight_letter").values(wish).execute();
  return stranger(server).post("/api/v1/insight-letters/end", { Token: offToken(server.services.secret, admin.id) });
}

async function endedByEmail() {
  await sql`
    insert into notification_email (owner_id, kinds, every, told_id) values (${admin.id}, '{mention}', 'day', 0)`.execute(
    server.database.query,
  );
  const Token = emailToken(server.services.secret, admin.id, "all");
  return stranger(server).post("/api/v1/notification-emails/end", { Token });
}
const letters = "/api/v1/account/insight/letters";
const Url = "https://hooks.example/house";
const norm = () => ({
  TeamId: teamId,
  Name: "Ours",
  Texts: 3,
  Words: 9000,
  Counted: { "slength.average": [14, 12, 16, 18] },
});
const hook = async () =>
  (await admin.post<{ Id: number }>("/api/v1/webhooks", { TeamId: teamId, Url, Events: ["term.added"] })).body.Id;

/** What each other writing call leaves, made in a way that succeeds; what is prepared before may leave something, too. */
const leaves: Readonly<Record<string, readonly ActCase[]>> = {
  "POST /api/v1/signup": [
    [
      "account.made",
      () =>
        stranger(server).post("/api/v1/signup", { Email: `${unique()}@example.org`, Password, HumanCheck: "human" }),
    ],
  ],
  "POST /api/v1/login": [
    ["account.signed-in", () => stranger(server).post("/api/v1/login", { Email: admin.email, Password })],
    ["account.sign-in-failed", () => stranger(server).post("/api/v1/login", { Email: admin.email, Password: "wrong" })],
  ],
  "POST /api/v1/logout": [["account.signed-out", async () => (await signedUp(server)).post("/api/v1/logout")]],
  "POST /api/v1/verify-email": [
    [
      "account.email-confirmed",
      async () => {
        const { email } = await reallySignedUp(server);
        return stranger(server).post("/api/v1/verify-email", {
          Token: tokenIn(await emailTo(server, email, /erify/)),
        });
      },
    ],
  ],
  "POST /api/v1/password/reset": [
    [
      "account.password-reset",
      async () => {
        const { email } = await signedUp(server);
        await stranger(server).post("/api/v1/password/forgotten", { Email: email });
        const Token = tokenIn(await emailTo(server, email, /password/));
        return stranger(server).post("/api/v1/password/reset", { Token, Password: "eight grey bottles" });
      },
    ],
  ],
  "POST /api/v1/password/change": [
    [
      "account.password-changed",
      async () =>
        (await signedUp(server)).post("/api/v1/password/change", { Current: Password, Password: "nine red bottles" }),
    ],
  ],
  "PATCH /api/v1/account": [["account.changed", () => admin.patch("/api/v1/account", { Name: "Ann" })]],
  [`PUT ${letters}`]: [["account.changed", () => admin.put(letters, { IsOn: false })]],
  "POST /api/v1/insight-letters/end": [["account.changed", endedByLetter]],
  "PUT /api/v1/account/notification-emails": [
    ["account.changed", () => admin.put("/api/v1/account/notification-emails", { Kinds: [], Every: "day" })],
  ],
  "POST /api/v1/notification-emails/end": [["account.changed", endedByEmail]],
  "DELETE /api/v1/account": [
    ["account.deleted", async () => (await signedUp(server)).delete("/api/v1/account", { Password })],
  ],
  "DELETE /api/v1/sessions/:id": [
    [
      "account.sessions-ended",
      async () => {
        const person = await signedUp(server);
        const { body } = await person.get<{ Id: number }[]>("/api/v1/sessions");
        return person.delete(`/api/v1/sessions/${body[0]?.Id}`);
      },
    ],
  ],
  "POST /api/v1/sessions/revoke-others": [
    [
      "account.sessions-ended",
      async () => {
        const person = await signedUp(server);
        await stranger(server).post("/api/v1/login", { Email: person.email, Password });
        return person.post("/api/v1/sessions/revoke-others");
      },
    ],
  ],
  "POST /api/v1/tokens": [["key.made", () => admin.post("/api/v1/tokens", { Name: "Build server" })]],
  "DELETE /api/v1/tokens/:id": [
    [
      "key.ended",
      async () => {
        const { body } = await admin.post<{ Id: number }>("/api/v1/tokens", { Name: "Old" });
        return admin.delete(`/api/v1/tokens/${body.Id}`);
      },
    ],
  ],
  "POST /api/v1/connections/key": [["key.made", () => connected(server, admin)]],
  "DELETE /api/v1/connections/key": [["key.ended", () => disconnected(server, admin)]],
  "POST /api/teams": [["team.made", () => operator.post("/api/teams", [{ Name: "Made" }])]],
  "PATCH /api/teams": [
    ["team.changed", () => admin.patch(`/api/teams?id=${teamId}`, { Country: unique() })],
    ["domain.claimed", async () => (await offered()).get("/api/v1/account")],
    ["domain.withdrawn", () => admin.patch(`/api/teams?id=${teamId}`, { AutoJoinDomains: [] })],
  ],
  "DELETE /api/teams": [
    [
      "team.deleted",
      async () => {
        const { body } = await operator.post<{ Id: number }[]>("/api/teams", [{ Name: "Gone" }]);
        return operator.delete(`/api/teams?id=${body[0]?.Id}`);
      },
    ],
  ],
  "POST /api/teamusers": [
    ["member.invited", () => admin.post("/api/teamusers", [{ TeamId: teamId, Email: `${unique()}@example.org` }])],
  ],
  "PUT /api/teamusers": [
    ["member.changed", async () => admin.put("/api/teamusers", [{ Id: await invitation(), Position: "Admin" }])],
  ],
  "DELETE /api/teamusers": [
    ["member.uninvited", async () => admin.delete("/api/teamusers", [await invitation()])],
    ["member.removed", async () => admin.delete("/api/teamusers", [(await joined()).id])],
    [
      "member.left",
      async () => {
        const { person, id } = await joined();
        return person.delete("/api/teamusers", [id]);
      },
    ],
  ],
  "POST /api/v1/invitations/accept": [
    [
      "member.joined",
      async () => {
        const person = await signedUp(server);
        return person.post("/api/v1/invitations/accept", { Token: await codeOf(person.email) });
      },
    ],
  ],
  "POST /api/v1/team-offers/:id/accept": [
    ["member.joined", async () => (await offered()).post(`/api/v1/team-offers/${teamId}/accept`)],
  ],
  ...operatorDoings(() => ({ server, operator, admin })),
  ...provisioningDoings(() => ({ server, operator, admin, team: teamId })),
  "POST /api/ignorepatterns": [
    ["dictionary.added", () => admin.post("/api/ignorepatterns", { word: unique(), teamId })],
  ],
  "DELETE /api/ignorepatterns": [["dictionary.deleted", async () => admin.delete("/api/ignorepatterns", await word())]],
  ...fourCalls("/api/styleguide", "style-guide", guide, () => ({ Name: unique(), TeamId: teamId })),
  ...fourCalls("/api/termbase", "term-base", base, () => ({ Name: unique(), TeamId: teamId })),
  ...fourCalls("/api/snippetfolder", "snippet-folder", folder, () => ({ Name: unique(), TeamId: teamId })),
  ...fourCalls("/api/styleguide/items", "rule", rule, async () => ({ StyleGuideId: await guide(), Match: unique() })),
  ...fourCalls("/api/termbase/items", "term", term, async () => ({ TermBaseId: await base(), Text: unique() })),
  ...fourCalls("/api/snippetfolder/items", "snippet", snippet, async () => ({
    SnippetFolderId: await folder(),
    Name: unique(),
    Text: "Secret text",
  })),
  "POST /api/simplestyleguide": [
    [
      "template.changed",
      () => admin.post(`/api/simplestyleguide?teamId=${teamId}`, [{ StyleGuideTemplateId: 1, IsSelected: true }]),
    ],
  ],
  "POST /api/import/:table": [["import.made", imported]],
  "POST /api/v1/imports/:id/undo": [
    ["import.undone", async () => admin.post(`/api/v1/imports/${(await imported()).body.ImportId}/undo`)],
  ],
  ...documentDoings(() => ({
    ...{ operator, admin, team: teamId, document },
    ...{ stranger: () => signedUp(server), guest: stranger(server) },
  })),
  "PUT /api/v1/teams/:id/assistance": [
    ["assistance.changed", () => admin.put(`/api/v1/teams/${teamId}/assistance`, { PersonLimit: 5 })],
  ],
  "POST /api/v1/norms": [["norm.added", () => admin.post("/api/v1/norms", norm())]],
  "DELETE /api/v1/norms/:id": [
    [
      "norm.deleted",
      async () => admin.delete(`/api/v1/norms/${(await admin.post<{ Id: number }>("/api/v1/norms", norm())).body.Id}`),
    ],
  ],
  "POST /api/v1/webhooks": [
    ["webhook.added", () => admin.post("/api/v1/webhooks", { TeamId: teamId, Url, Events: ["term.added"] })],
  ],
  "PATCH /api/v1/webhooks/:id": [
    ["webhook.changed", async () => admin.patch(`/api/v1/webhooks/${await hook()}`, { IsEnabled: false })],
  ],
  "DELETE /api/v1/webhooks/:id": [["webhook.deleted", async () => admin.delete(`/api/v1/webhooks/${await hook()}`)]],
  // Reading, and yet something leaves the house.
  "GET /api/export/:table": [["export.made", () => admin.get(`/api/export/dictionary?teamId=${teamId}`)]],
  "GET /api/v1/account/export": [["account.exported", () => admin.get("/api/v1/account/export")]],
  "GET /api/v1/audit/export": [["export.made", () => admin.get(`/api/v1/audit/export?TeamId=${teamId}`)]],
  "GET /api/v1/operator/audit/export": [["export.made", () => operator.get("/api/v1/operator/audit/export")]],
};

function fourCalls(
  path: string,
  kind: "style-guide" | "rule" | "term-base" | "term" | "snippet-folder" | "snippet",
  make: () => Promise<number>,
  row: () => object | Promise<object>,
): Record<string, readonly ActCase[]> {
  return {
    [`POST ${path}`]: [[`${kind}.added`, async () => admin.post(path, [await row()])]],
    [`PUT ${path}`]: [[`${kind}.changed`, async () => admin.put(path, [await changedRow(make, row, path)])]],
    [`DELETE ${path}`]: [[`${kind}.deleted`, async () => admin.delete(path, [await make()])]],
  };
}

/** The row with another name, where it lay before. */
async function changedRow(make: () => Promise<number>, row: () => object | Promise<object>, path: string) {
  const Id = await make();
  const { body } = await admin.get<object[]>(`${path}?Filter=Id eq ${Id}`);
  const { Name, Match, Text } = (await row()) as Record<string, string>;
  return { ...body[0], Name, ...(Match && { Match }), ...(Text && { Text }) };
}

const countOf = async (what: ActCode) => {
  const { rows } = await sql<{ count: number }>`select count(*) from audit_entry where what = ${what}`.execute(
    server.database.query,
  );
  return Number(rows[0]?.count);
};

test("every call that writes is either in the log's table or says why not", () => {
  const writing = allCalls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);
  const told = Object.keys(leaves).filter((name) => !name.startsWith("GET "));
  expect([...told, ...Object.keys(leavesNothing)].sort()).toEqual(writing.sort());
});

test("every code of an act is left by some call", () => {
  const left = new Set(Object.values(leaves).flatMap((doings) => doings.map(([what]) => what)));
  // What the server does by itself no call leaves.
  expect([...acts].filter((what) => !left.has(what))).toEqual(["webhook.switched-off"]);
});

test.each(Object.entries(leaves))("%s leaves its trace", async (_, doings) => {
  for (const [what, act] of doings) {
    const before = await countOf(what);
    const { status, body } = await act();
    const isWrong = what === "account.sign-in-failed";
    expect([what, status, body]).toEqual([what, isWrong ? 401 : expect.toBeOneOf([200, 204]), body]);
    // Whoever signs up on the way signs in, too; and of a wrong password or a request the answer does not wait.
    if (what === "account.signed-in" || what === "document.access-requested" || isWrong)
      await expect.poll(() => countOf(what)).toBeGreaterThan(before);
    else expect([what, (await countOf(what)) - before]).toEqual([what, 1]);
  }
});

// Last: everything above stands in the table by now.
test("no entry holds a word of a document or of a snippet", async () => {
  const { rows } = await sql<{ text: string }>`select string_agg(a::text, ' ') as text from audit_entry a`.execute(
    server.database.query,
  );
  expect(rows[0]?.text).toContain("snippet.added");
  expect(rows[0]?.text).not.toMatch(/Secret/);
});
