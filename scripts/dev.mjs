/** npm run dev: the server restarts and the page reloads when a source changes; one address for both. */
import { once } from "node:events";
import { buildData } from "./lib/build.mjs";
import { runChild, serverEnv, serverFlags } from "./lib/child.mjs";
import { freePort } from "./lib/free-port.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  install({ development: true });
  await buildData();
  const apiPort = String(await freePort());
  // The server's own line would name the wrong address.
  const server = runChild(
    ownNode(),
    ["--watch", "--watch-preserve-output", ...serverFlags, "apps/server/src/main.ts"],
    {
      env: { ...serverEnv, PORT: apiPort, HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await Promise.race([once(server.child.stdout, "data"), server.ended]);
  server.child.stdout.resume();
  const page = runChild(ownNode(), ["scripts/lib/dev-page.mjs", apiPort]);
  const code = await Promise.race([server.ended, page.ended]);
  server.child.kill();
  page.child.kill();
  process.exit(code);
});
