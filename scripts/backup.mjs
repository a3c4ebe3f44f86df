/** npm run backup -- FILE, npm run restore -- FILE: keeps everything the database holds in one file, and brings it back. */
import { buildServer } from "./lib/build.mjs";
import { runChild } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  install({ development: false });
  await buildServer();
  const flags = ["--disable-warning=ExperimentalWarning"];
  const work = runChild(ownNode(), [...flags, "apps/server/dist/backup-main.js", ...process.argv.slice(2)]);
  process.exit(await work.ended);
});
