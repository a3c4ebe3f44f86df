/** npm run build: installs and builds what is missing or out of date. */
import { buildAll, buildExtension } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { run } from "./lib/say.mjs";

await run(async () => {
  install({ development: false });
  await buildAll();
  await buildExtension();
});
