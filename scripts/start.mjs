/**
 * npm start: installs and builds what is missing, then runs the server. Written for Node 18, because this is what
 * may be there before npm has brought a newer one.
 */
import { join } from "node:path";
import { buildAll } from "./lib/build.mjs";
import { runChild, serverEnv, serverFlags } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";
import { node24 } from "./lib/node24.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  install({ development: false });
  await buildAll();
  const server = runChild(node24(), [...serverFlags, "apps/server/src/main.ts"], {
    env: {
      ...serverEnv,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "code"),
    },
  });
  process.exit(await server.ended);
});
