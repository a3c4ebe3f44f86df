/** node scripts/lib/extension/build-into.mjs BROWSER FOLDER: builds the extension for a browser, unpacked, for those who try it. */
import { buildLexicon } from "../build.mjs";
import { run } from "../say.mjs";

await run(async () => {
  const [browser, folder] = process.argv.slice(2);
  // Whoever calls may be a test; what is built never is.
  process.env.NODE_ENV = "production";
  await buildLexicon();
  const { buildExtension } = await import("./build-extension.mjs");
  await buildExtension(browser, folder);
});
