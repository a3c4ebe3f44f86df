import { rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./root.mjs";
import { sourcePlaces } from "./source-places.mjs";

/**
 * Stays in node_modules: what reads files of its own beside its code, what is loaded only where it is set up, what
 * asks for its parts in a way no bundler follows, and large data, which Node reads as JSON for less memory than as a program.
 */
const apart = /^(piscina|graphile-worker|ioredis|jsonc-parser|email-providers)(\/|$)/;

/** Maps name our own sources; with those of packages they would be ten times as large. */
const unmapped = {
  name: "unmapped-packages",
  transform: {
    filter: { id: /[\\/]node_modules[\\/].+\.[cm]?js$/ },
    handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: "" } }),
  },
};

/**
 * Builds programs to JavaScript in `folder`, which is made anew. Each source, a path in the repository, becomes a file of
 * its name; what it runs in threads and processes is built beside it. `placeOf` tells where the rooms lie that a program
 * reads files of, when not in the repository; `target` is what must be able to run it. Answers what was built.
 */
export async function bundlePrograms(sources, folder, { placeOf, target } = {}) {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(sources.map((source) => [basename(source, ".ts"), join(root, source)])),
    platform: "node",
    external: apart,
    plugins: [sourcePlaces(folder, placeOf), unmapped],
    ...(target && { transform: { target } }),
    onLog(level, log, tell) {
      // Not ours to mend.
      if (!log.id?.includes("node_modules") && log.code !== "EVAL") tell(level, log);
    },
  });
  const { output } = await bundle.generate({
    dir: folder,
    format: "esm",
    chunkFileNames: "[name].js",
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    output.map((file) =>
      writeFile(join(folder, file.fileName), file.type === "chunk" ? asciiOnly(file.code) : file.source),
    ),
  );
  return output;
}

/** V8 keeps a source in one byte a letter when each fits: half the memory, in every thread. */
function asciiOnly(code) {
  if (/\\[\u0080-\uffff]/.test(code)) throw new Error("A letter behind a backslash would become another one.");
  return code.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
