import fc from "fast-check";
import { allCalls, type WildRequest, wildRequests } from "../apps/server/src/testing/wild-requests.ts";
import { account, runServer, timed } from "./run-server.ts";

// A great many requests made by chance, to every call there is, with and without an account, with uploads and on the
// paths of the sign-in library: the server may refuse them, but never fail. HOUSESTYLE_BENCH_REQUESTS sets how many,
// HOUSESTYLE_BENCH_SEED where chance begins.

const wanted = Number(process.env.HOUSESTYLE_BENCH_REQUESTS ?? 1_000_000);
const first = Number(process.env.HOUSESTYLE_BENCH_SEED ?? Date.now() % 1_000_000);
const callers = 8;
/** Requests of one round; each round begins with an account and rows of its own, for some requests delete them. */
const round = 1_000;
/** What ends a session or is slow on purpose comes seldom; a stream does not end. */
const seldom = /signup|login|password|sessions|account$/;
const never = new Set(["/api/v1/events", "/api/v1/logout"]);

const server = await runServer();
const statuses = new Map<string, number>();
let sent = 0;
let failed = 0;

interface Scene {
  readonly headers: Record<string, string>;
  readonly ids: readonly number[];
}

async function scene(): Promise<Scene> {
  const { headers, teamId } = await account(server.url);
  const one = async (path: string, body: object): Promise<number> => {
    const made = JSON.parse((await timed("POST", server.url + path, { headers, body })).body);
    return (Array.isArray(made) ? made[0]?.Id : made.Id) ?? 0;
  };
  const guide = await one("/api/styleguide", { Name: "Guide", TeamId: teamId });
  const base = await one("/api/termbase", { Name: "Base" });
  const folder = await one("/api/snippetfolder", { Name: "Folder" });
  return {
    headers,
    ids: [
      teamId,
      guide,
      base,
      folder,
      await one("/api/styleguide/items", { StyleGuideId: guide, Match: "e-mail" }),
      await one("/api/termbase/items", { TermBaseId: base, Text: "word" }),
      await one("/api/snippetfolder/items", { SnippetFolderId: folder, Text: "Dear all" }),
      await one("/api/v1/documents", { Title: "Letter", Text: "Dear all" }),
    ],
  };
}

const calls = allCalls.filter(({ path }) => !never.has(path));
const weights = calls.map(({ path }) => (seldom.test(path) ? 1 : 80));

/** Requests to the contract, on the library's paths, and files. */
function requests(ids: readonly number[]): fc.Arbitrary<WildRequest> {
  const known = calls.map((call, i) => ({ weight: weights[i] ?? 1, arbitrary: wildRequests(call, ids) }));
  const library = fc
    .tuple(
      fc.constantFrom(
        "callback/google",
        "callback/%00",
        "sso/callback/team-1",
        "sso/saml2/sp/acs/team-1",
        "error",
        "%ff",
      ),
      fc.constantFrom("", "?code=a&state=b", "?code=%00", "?error=access_denied", "?state=%ED%A0%80"),
      fc.constantFrom("GET" as const, "POST" as const),
    )
    .map(([path, query, method]) => ({
      name: "library",
      method,
      address: `/api/auth/${path}${query}`,
      headers: { "content-type": "application/x-www-form-urlencoded" } as Record<string, string>,
      body: method === "POST" ? "SAMLResponse=AAAA&RelayState=%00" : undefined,
    }));
  const file = fc
    .tuple(
      fc.constantFrom("dictionary", "styleguide", "terms", "snippets", "team", "x"),
      fc.constantFrom("a.csv", "a.tbx", "a.zip", "\u0000.json", "", "x".repeat(400)),
      fc.oneof(fc.string({ unit: "binary", maxLength: 200 }), fc.constant("Match,Replace\ne-mail,\u0000\n")),
    )
    .map(([table, name, content]) => ({
      name: "upload",
      method: "POST" as const,
      address: `/api/import/${table}`,
      headers: { "content-type": "multipart/form-data; boundary=edge", clientApp: "1" } as Record<string, string>,
      body: `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--edge--\r\n`,
    }));
  return fc.oneof(...known, { weight: 20, arbitrary: library }, { weight: 4, arbitrary: file });
}

async function send({ name, method, address, headers, body }: WildRequest, own: Record<string, string>, seed: number) {
  const { status, body: answer } = await timed(method, server.url + address, { headers: { ...own, ...headers }, body });
  sent += 1;
  statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
  const busy = status === 503 && answer.includes('"busy"');
  if ((status >= 500 && !busy) || status === 0) {
    failed += 1;
    if (failed <= 20) console.log(`${status} ${name}, seed ${seed}: ${method} ${address} ${body?.slice(0, 300)}`);
  }
}

const began = performance.now();
try {
  for (let seed = first; sent < wanted; seed += 1) {
    const { headers, ids } = await scene();
    const waiting = fc.sample(requests(ids), { seed, numRuns: Math.min(round, wanted - sent) });
    await Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        // One in eight knows nobody.
        const own: Record<string, string> = caller === 0 ? {} : headers;
        for (let next = waiting.pop(); next; next = waiting.pop()) await send(next, own, seed);
      }),
    );
  }
  const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  const minutes = (performance.now() - began) / 60_000;
  console.log(`${sent} requests from seed ${first} in ${minutes.toFixed(1)} minutes: ${counts.join(", ")}`);
  console.log(`${failed} failures of ours (bar 0); memory at the end ${Math.round(server.memory())} MB`);
  if (failed > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
