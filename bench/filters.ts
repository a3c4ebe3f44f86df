import fc from "fast-check";
import { strangeFilter } from "../apps/server/src/testing/strange-filter.ts";
import { account, runServer, spread, type Timed, timed } from "./run-server.ts";

// 100,000 random filters against a team's list, from somebody who is not in the team: no error of ours, no row of the
// team's, no filter that takes long.

const runs = 100_000;
const server = await runServer();
try {
  const owner = await account(server.url);
  const stranger = await account(server.url);
  const bases = JSON.parse((await timed("GET", `${server.url}/api/termbase`, { headers: owner.headers })).body);
  const TermBaseId = bases.find(({ TeamId }: { TeamId: number | null }) => TeamId === owner.teamId)?.Id;
  const canary = "canary of another team";
  await timed("POST", `${server.url}/api/termbase/items`, {
    headers: owner.headers,
    body: [{ TermBaseId, Text: canary }],
  });

  const leaf = strangeFilter(
    ["Nonsense"],
    ["true", "null", "''", `${owner.teamId}`, "2027-01-31", "'' or 1=1 --'", "'%'", "guid'x'"],
  );
  const joined = fc.array(fc.tuple(leaf, fc.constantFrom(" and ", " or ", " or not ", ") or (", " ")), {
    minLength: 1,
    maxLength: 6,
  });
  const filter = fc.oneof(
    joined.map((parts) => parts.flat().slice(0, -1).join("")),
    fc.string(),
    fc.string({ unit: "binary", maxLength: 60 }),
  );
  const filters = fc.sample(filter, runs);

  const answers: Timed[] = [];
  const ask = async (text: string) => {
    const address = `${server.url}/api/termbase/items?Filter=${encodeURIComponent(text.toWellFormed())}`;
    answers.push(await timed("GET", address, { headers: stranger.headers }));
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < runs) await ask(filters[next++] ?? "");
    }),
  );
  const errors = answers.filter(({ status }) => status === 0 || status >= 500).length;
  const leaks = answers.filter(({ body }) => body.includes(canary)).length;
  const good = answers.filter(({ status }) => status === 200);
  console.log(
    `${runs} filters: ${errors} errors of ours, ${leaks} leaks (bar: 0, 0); ${good.length} could be read, ${spread(good)}`,
  );
  if (errors + leaks > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
