import { spawnSync } from "node:child_process";
import { account, runServer, spread, type Timed, timed } from "./run-server.ts";

// A directory of 1,000 users: created, listed by pages, filtered, patched, put into a group with a role, and deactivated, one
// after the other, as identity providers do. npm run bench -- provisioning. JUDGE names a command to run against the server
// instead, which finds the address and the token of a team in SCIM_URL and SCIM_TOKEN:
// JUDGE='scim-sanity probe $SCIM_URL --token $SCIM_TOKEN --i-accept-side-effects'

process.env.HOUSESTYLE_FLAGS = "+WLSSO";
const users = Number(process.env.USERS ?? 1_000);
const domain = "example.com";
const schema = "urn:ietf:params:scim:schemas:core:2.0";

const server = await runServer();
try {
  const { headers, teamId } = await account(server.url);
  const own = async (method: string, path: string, body: unknown) => {
    const answer = await timed(method, server.url + path, { headers, body });
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  };
  await own("PATCH", `/api/teams?id=${teamId}`, { AllowedDomains: [domain] });
  const { Token, Url } = await own("POST", `/api/v1/teams/${teamId}/provisioning/token`, {});
  if (process.env.JUDGE === undefined) await measure(Url, Token, teamId, own);
  else {
    const env = { ...process.env, SCIM_URL: Url, SCIM_TOKEN: Token };
    process.exitCode = spawnSync("bash", ["-c", process.env.JUDGE], { env, stdio: "inherit" }).status ?? 1;
  }
} finally {
  await server.stop();
}

async function measure(
  url: string,
  token: string,
  teamId: number,
  own: (method: string, path: string, body: unknown) => Promise<unknown>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/scim+json" };
  const call = (method: string, path: string, body?: unknown) => timed(method, url + path, { headers, body });
  const inTurn = async (what: string, count: number, each: (n: number) => Promise<Timed>): Promise<Timed[]> => {
    const began = performance.now();
    const answers: Timed[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await each(n));
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s; ${spread(answers)}`);
    return answers;
  };
  const patch = (path: string, ...Operations: readonly object[]) =>
    call("PATCH", path, { schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations });
  const filtered = (filter: string) => call("GET", `/Users?filter=${encodeURIComponent(filter)}`);

  const made = await inTurn(`${users} users created`, users, (n) =>
    call("POST", "/Users", {
      ...{ schemas: [`${schema}:User`], userName: `user${n}@${domain}`, externalId: `x${n}`, active: true },
      ...{ name: { givenName: "User", familyName: `N${n}` }, emails: [{ value: `user${n}@${domain}`, primary: true }] },
    }),
  );
  const ids = made.map(({ body }) => String(JSON.parse(body).id));
  await inTurn("listed, 100 a page", Math.ceil(users / 100), (n) =>
    call("GET", `/Users?startIndex=${n * 100 + 1}&count=100`),
  );
  await inTurn("found by userName", users, (n) => filtered(`userName eq "USER${n}@${domain}"`));
  await inTurn("found by a part of the name", 50, (n) => filtered(`name.familyName sw "N${n}" and active eq true`));
  await inTurn("patched", users, (n) =>
    patch(`/Users/${ids[n]}`, { op: "replace", path: "displayName", value: `U${n}` }),
  );
  const group = JSON.parse((await call("POST", "/Groups", { schemas: [`${schema}:Group`], displayName: "All" })).body);
  await own("PATCH", `/api/v1/teams/${teamId}/provisioning/groups/${group.id}`, {
    Position: "User",
    Licence: "Premium",
  });
  const members = ids.map((value) => ({ value }));
  await inTurn("all put into a group with a role", 1, () =>
    patch(`/Groups/${group.id}`, { op: "add", path: "members", value: members }),
  );
  await inTurn("deactivated", users, (n) => patch(`/Users/${ids[n]}`, { op: "replace", path: "active", value: false }));
  const left = JSON.parse((await filtered("active eq true")).body);
  console.log(`${left.totalResults} active users are left`);
}
