/**
 * npm run bench [-- engine|house|dictionary|templates|speller|explorer|start|server|dialect|stall|save|overload|attack|search|provisioning|mixed|team|sync|crash|cluster|together|together-page|filters|requests|lsp|formats|rewrites|builds|typing|originality|openings|syllables|reports|reports-page|web|vitals|deep|extension …]: measures, one after the other, and prints what docs/measurements.md
 * reports. Leave the machine alone meanwhile.
 */
import { spawnSync } from "node:child_process";
import { buildAll } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/say.mjs";

const benches = {
  engine: ["bench/engine.ts"],
  house: ["bench/house.ts"],
  dictionary: ["bench/dictionary.ts"],
  templates: ["bench/templates.ts"],
  speller: ["--expose-gc", "packages/lexicon/bench/speller.ts"],
  explorer: ["bench/explorer.ts"],
  start: ["bench/start.ts"],
  server: ["bench/server.ts"],
  dialect: ["bench/dialect.ts"],
  stall: ["bench/stall.ts"],
  save: ["bench/save.ts"],
  overload: ["bench/overload.ts"],
  attack: ["bench/attack.ts"],
  search: ["bench/search.ts"],
  provisioning: ["bench/provisioning.ts"],
  mixed: ["bench/mixed.ts"],
  team: ["bench/team.ts"],
  sync: ["bench/sync.ts"],
  crash: ["bench/crash.ts"],
  cluster: ["bench/cluster.ts"],
  together: ["bench/together.ts"],
  "together-page": ["bench/together-page.ts"],
  filters: ["bench/filters.ts"],
  requests: ["bench/requests.ts"],
  lsp: ["bench/lsp.ts"],
  formats: ["bench/formats.ts"],
  rewrites: ["bench/rewrites.ts"],
  builds: ["bench/builds.ts"],
  typing: ["bench/typing.ts"],
  reports: ["--expose-gc", "bench/reports.ts"],
  "reports-page": ["bench/reports-page.ts"],
  originality: ["bench/originality.ts"],
  openings: ["bench/openings.ts"],
  syllables: ["packages/explorer/bench/syllables.ts"],
  web: ["scripts/bench-web.mjs"],
  vitals: ["scripts/bench-vitals.mjs"],
  deep: ["scripts/bench-deep.mjs"],
  extension: ["bench/extension.ts"],
};

await run(async () => {
  install({ development: true });
  await buildAll();
  const asked = process.argv.slice(2).filter((each) => !each.startsWith("--"));
  const options = process.argv.slice(2).filter((each) => each.startsWith("--"));
  for (const [name, args] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}`);
    const { status } = spawnSync(ownNode(), ["--disable-warning=ExperimentalWarning", ...args, ...options], {
      cwd: root,
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
});
