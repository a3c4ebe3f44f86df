import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { bundlePrograms } from "../bundle-programs.mjs";
import { root } from "../root.mjs";
import { dependenciesOf, oldestNode, writePapers } from "./stage.mjs";

/** What the command reads of a room, beside code. */
const data = ["packages/lexicon/dist/spread.bin", "packages/lexicon/data/licences"];

/** Starts the command, with compiled code kept between two times. A failure of ours is not “something was found”. */
const launcher = `#!/usr/bin/env node
import module from "node:module";

process.on("uncaughtException", (error) => {
  console.error(error);
  process.exit(2);
});
module.enableCompileCache?.();
await import("../dist/main.js");
`;

/**
 * A program in `folder`, by default `housestyle`: `dist`, with the files that it reads beside it, and without anything of the
 * repository. Answers what was built, and what that imports and is not inside.
 */
export async function stageProgram(folder, app = "apps/cli", source = "src/main.ts") {
  rmSync(folder, { recursive: true, force: true });
  const output = await bundlePrograms([`${app}/${source}`], join(folder, "dist"), {
    placeOf: (path) => resolve(folder, relative(root, path)),
    target: `node${oldestNode}`,
  });
  for (const file of data) cpSync(join(root, file), join(folder, file), { recursive: true });
  return { output, dependencies: dependenciesOf(output, join(root, app)) };
}

/** The command as npm wants it, in `folder`: all it needs inside, but for the packages that its threads are made with. */
export async function stageCli(folder) {
  const { dependencies } = await stageProgram(folder);
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/housestyle.mjs"), launcher, { mode: 0o755 });
  writePapers(folder, join(root, "apps/cli"), {
    description: "Checks spelling, grammar and style of files, and serves editors. Sends no text anywhere.",
    bin: { housestyle: "bin/housestyle.mjs" },
    dependencies,
  });
}
