import { gzipSync } from "node:zlib";
import { createEngine, defaultSettings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { sql } from "kysely";
import { openDatabase } from "../apps/server/src/db/index.ts";
import { account, load, pause, runServer, spread, type Timed, timed } from "./run-server.ts";

// What a team feels: lists over 100,000 rows, batches, the bundle of rules, signing in, a mixed load.

const server = await runServer();
try {
  const { headers, teamId, email } = await account(server.url);
  const get = (path: string) => timed("GET", server.url + path, { headers });

  console.log(`memory when ready: ${Math.round(server.memory())} MB`);
  await fill(teamId, 500);
  await mixed("a team with 500 rules");
  await fill(teamId, 100_000);
  await lists();
  await batches();
  await bundle();
  await signIns(email);
  await mixed("a team with 100,000 rules and 10,000 terms");
  console.log(`memory at the end: ${Math.round(server.memory())} MB (bar ≤ 300)`);

  async function lists(): Promise<void> {
    const paths = {
      "first page, ordered by Match": "?Take=25&OrderBy=Match",
      "ordered by Message, descending": "?Take=25&OrderBy=Message&OrderDir=desc",
      "filter of few rows": `?Take=25&Filter=${encodeURIComponent("contains(tolower(Match),'phrase 4711')")}`,
      "filter of many rows, ordered": `?Take=25&OrderBy=Match&Filter=${encodeURIComponent("contains(tolower(Match),'phrase 9')")}`,
      "filter over four columns": `?Take=25&OrderBy=Match&Filter=${encodeURIComponent(["Match", "Replace", "WrongSentence", "Message"].map((name) => `contains(tolower(${name}),'zzz')`).join(" or "))}`,
      "last page": "?Take=25&Skip=99975&OrderBy=Match",
    };
    for (const [what, query] of Object.entries(paths)) {
      await repeat(5, () => get(`/api/styleguide/items${query}`));
      const answers = await repeat(60, () => get(`/api/styleguide/items${query}`));
      console.log(`list of 100,000 rules, ${what}: ${spread(answers)} (bar: p99 ≤ 50)`);
    }
  }

  async function batches(): Promise<void> {
    const bases = JSON.parse((await get("/api/termbase")).body) as { Id: number; TeamId: number | null }[];
    const TermBaseId = bases.find(({ TeamId }) => TeamId === teamId)?.Id;
    const one = (n: number) =>
      timed("POST", `${server.url}/api/termbase/items`, {
        headers,
        body: Array.from({ length: 1_000 }, (_, i) => ({
          TermBaseId,
          Text: `term ${n} ${i}`,
          Status: "Approved",
          Description: "Ours.",
        })),
      });
    const terms: Timed[] = [];
    for (let n = 0; n < 10; n += 1) terms.push(await one(n));
    console.log(`1,000 terms in one call: ${spread(terms)} (bar ≤ 500)`);
    const rules: Timed[] = [];
    for (let n = 0; n < 2; n += 1) {
      const guide = JSON.parse(
        (await timed("POST", `${server.url}/api/styleguide`, { headers, body: [{ Name: `Guide ${n}` }] })).body,
      );
      const body = Array.from({ length: 1_000 }, (_, i) => ({
        StyleGuideId: guide[0].Id,
        Match: `wrong phrase ${n} ${i}`,
        Replace: `right phrase ${i}`,
        WrongSentence: `This is a wrong phrase ${n} ${i} here.`,
        Message: "House style.",
      }));
      rules.push(await timed("POST", `${server.url}/api/styleguide/items`, { headers, body }));
    }
    console.log(`1,000 rules in one call, each tried on its sentence: ${spread(rules)} (bar ≤ 500)`);
  }

  async function bundle(): Promise<void> {
    // The 100,000 rules of the lists stand aside: the bar is for 10,000 terms and 2,000 rules.
    await quiet(teamId);
    const answers = await repeat(10, () => get("/api/v1/rules"));
    const body = answers.at(-1)?.body ?? "{}";
    const { Settings } = JSON.parse(body);
    console.log(
      `bundle of ${Settings.terms.length} terms and ${Settings.rules.length} rules: ${Math.round(body.length / 1024)} KB, ` +
        `${Math.round(gzipSync(body).length / 1024)} KB compressed (bar ≤ 1,024); answered in ${spread(answers)}`,
    );
    const engine = createEngine(await readAssets());
    const compiled = [1, 2, 3, 4, 5, 6, 7].map(() => {
      const fresh = { ...defaultSettings, ...structuredClone(Settings) };
      const began = performance.now();
      engine.check("One short sentence.", { settings: fresh });
      return performance.now() - began;
    });
    console.log(`compiled in ${median(compiled).toFixed(0)} ms, median of ${compiled.length} (bar ≤ 300)`);
    const first = await timed("POST", `${server.url}/api/tagtext`, {
      headers,
      body: { Text: "This is a wrong phrase 1 7 here." },
    });
    const later = await repeat(50, () =>
      timed("POST", `${server.url}/api/tagtext`, { headers, body: { Text: "This is a wrong phrase 1 7 here." } }),
    );
    console.log(`api/tagtext with them: first ${first.took.toFixed(0)} ms, then ${spread(later)}`);
  }

  async function signIns(Email: string): Promise<void> {
    const answers = await repeat(15, () =>
      timed("POST", `${server.url}/api/v1/login`, {
        body: { Email, Password: "seven green bottles", RememberMe: true },
      }),
    );
    console.log(`signing in, one after the other: ${spread(answers)} (bar ≤ 300)`);
  }

  async function mixed(whose: string): Promise<void> {
    const paths = [
      "/api/v1/account",
      "/api/teams",
      "/api/teamusers?Filter=IsCurrentUser%20eq%20true",
      "/api/styleguide",
      "/api/termbase/items?Take=25&OrderBy=Text",
      "/api/snippetfolder/items?Take=25",
      "/api/ignorepatterns/me/all",
      "/api/simplestyleguide/settings",
      "/api/v1/documents",
    ];
    await load(5, 500, (n) => get(paths[n % paths.length] ?? ""));
    console.log(
      `mixed reading of ${whose}, 500 calls a second for 20 s: ${spread(await load(20, 500, (n) => get(paths[n % paths.length] ?? "")))} (bar: p99 ≤ 50)`,
    );
  }
} finally {
  await server.stop();
}

async function repeat(times: number, call: () => Promise<Timed>): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await call());
  return answers;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Rows as large teams have them, straight into the database. */
async function fill(teamId: number, rows: number): Promise<void> {
  const database = await openDatabase({ folder: server.data }, () => {});
  await sql`
    insert into style_guide (owner_id, name) select ${teamId}, 'Large ' || n from generate_series(1, ${Math.ceil(rows / 2_000)}::int) n`.execute(
    database.query,
  );
  await sql`
    insert into style_guide_item (owner_id, style_guide_id, match, replace, wrong_sentence, message)
    select ${teamId}, g.id, 'phrase ' || n || ' of guide ' || g.id, 'right ' || n, 'A phrase ' || n || ' in a sentence.', 'Write right ' || n || '.'
    from (select id, row_number() over (order by id) as place from style_guide where owner_id = ${teamId} and name like 'Large %'
      and not exists (select 1 from style_guide_item i where i.style_guide_id = style_guide.id)) g,
      generate_series(1, ${Math.min(rows, 2_000)}::int) n`.execute(database.query);
  // As the database's own housekeeping does by itself after a while.
  await sql`vacuum analyze`.execute(database.query);
  await database.close();
  await pause(500);
}

async function quiet(teamId: number): Promise<void> {
  const database = await openDatabase({ folder: server.data }, () => {});
  await sql`update style_guide set is_enabled = false where owner_id = ${teamId} and name like 'Large %'`.execute(
    database.query,
  );
  await database.close();
}
