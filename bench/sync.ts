import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { account, runServer, timed } from "./run-server.ts";

// What a team's style in files costs: a dictionary of up to 50,000 words, from files to the server and back.

const root = join(import.meta.dirname, "..");
const server = await runServer();
const folder = mkdtempSync(join(tmpdir(), "housestyle-sync-"));
try {
  const { headers, teamId } = await account(server.url);
  const body = { Name: "Sync", Scopes: ["read", "write", "check"] };
  const { Token } = JSON.parse((await timed("POST", `${server.url}/api/v1/tokens`, { headers, body })).body);
  sync("first export");
  const file = join(folder, "dictionary.yaml");
  const empty = readFileSync(file, "utf8");
  for (const count of [10_000, 20_000, 50_000]) {
    const words = Array.from({ length: count }, (_, index) => `  - zyn${index}\n`).join("");
    writeFileSync(file, empty.replace("words: []\n", `words:\n${words}`));
    sync(`${count.toLocaleString("en")} words in the files, to the server`);
    sync(`${count.toLocaleString("en")} words, nothing to do`);
  }
  await timed("POST", `${server.url}/api/ignorepatterns`, { headers, body: [{ word: "Nordwind", teamId }] });
  sync("one word more on the server, to a file of 50,000");
  writeFileSync(file, empty);
  sync("50,000 words removed");

  function sync(what: string): void {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ["apps/cli/bin/housestyle.mjs", "sync", folder], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, HOUSESTYLE_SERVER: server.url, HOUSESTYLE_KEY: Token, HOUSESTYLE_TEAM: String(teamId) },
    });
    if (status !== 0) throw new Error(stderr);
    console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
