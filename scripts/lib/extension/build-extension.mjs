import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { manifestOf } from "../../../apps/extension/src/manifest.ts";
import { compileTexts } from "../../../packages/texts/src/page/index.ts";
import { root } from "../root.mjs";

const app = join(root, "apps/extension");

/** What all parts are built by. Nothing is fetched, and nothing is told to anybody. */
const common = {
  root: app,
  configFile: false,
  logLevel: "error",
  publicDir: false,
  plugins: [compileTexts()],
  define: { "process.env.NODE_ENV": '"production"' },
};
const target = { target: "es2023", cssTarget: ["chrome125", "firefox128", "safari18"], assetsInlineLimit: 0 };

/** Builds the extension into `folder` for one browser, unpacked. */
export async function buildExtension(browser, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const hasOffscreen = browser === "chrome" || browser === "edge";
  await build({
    ...common,
    base: "./",
    worker: { format: "es", plugins: () => [compileTexts()] },
    build: {
      ...target,
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: {
          background: join(app, "src/background/background.ts"),
          popup: join(app, "src/popup/popup.html"),
          ...(hasOffscreen && { offscreen: join(app, "src/engine/offscreen.html") }),
        },
        output: {
          entryFileNames: ({ name }) => (name === "background" ? "background.js" : "assets/[name].js"),
          chunkFileNames: "assets/[name]-[hash:7].js",
          assetFileNames: "assets/[name]-[hash:7][extname]",
        },
      },
    },
  });
  // Scripts beside pages cannot import: each is one file.
  for (const [name, source] of Object.entries({
    content: "src/content/content.ts",
    writing: "src/content/writing-start.ts",
    card: "src/card/card.tsx",
  }))
    await build({
      ...common,
      build: {
        ...target,
        outDir: folder,
        emptyOutDir: false,
        lib: { entry: join(app, source), formats: ["iife"], name: `housestyle_${name}`, fileName: () => `${name}.js` },
      },
    });
  cpSync(join(app, "icons"), join(folder, "icons"), { recursive: true });
  writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifestOf(browser, version), null, 2)}\n`);
}
