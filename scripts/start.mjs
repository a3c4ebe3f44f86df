/**
 * npm start: installs and builds what is missing, then runs the server; beside it packs the browser extension. Written for Node 18, because this is what
 * may be there before npm has brought a newer one.
 */
import { buildExtension, buildPage, buildServer } from "./lib/build.mjs";
import { codeCache, runChild, serverEnv, serverFlags } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  install({ development: false });
  await buildServer();
  await buildPage();
  const server = runChild(ownNode(), [...serverFlags, "apps/server/dist/main.js"], {
    env: { ...serverEnv, ...codeCache },
  });
  // The server gives it away once it is there; that it could not be packed stands above, and is no reason to end.
  buildExtension().catch(() => {});
  process.exit(await server.ended);
});
