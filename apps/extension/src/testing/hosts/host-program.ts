import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Plugin, rolldown } from "rolldown";

const here = fileURLToPath(new URL("./", import.meta.url));

/** Style that a program imports stands in its page. */
const styles: Plugin = {
  name: "styles",
  load(id) {
    if (!id.endsWith(".css")) return null;
    const css = JSON.stringify(readFileSync(id, "utf8"));
    return {
      code: `document.head.append(Object.assign(document.createElement("style"), { textContent: ${css} }));`,
      moduleType: "js",
    };
  },
};

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/hosts");

/** The program of a page with an editor of others on it, as one module: bundled once for as long as all of it stays. */
export async function hostProgram(file: string): Promise<string> {
  const print = createHash("sha256");
  for (const source of [`${here}pages/${file}`, `${here}page.ts`, `${here}host-program.ts`, `${root}package-lock.json`])
    print.update(readFileSync(source));
  const kept = join(cache, `${file}-${print.digest("hex").slice(0, 16)}.js`);
  if (existsSync(kept)) return readFileSync(kept, "utf8");
  const program = await bundle(file);
  mkdirSync(cache, { recursive: true });
  // Renamed, so that nobody reads half of it.
  writeFileSync(`${kept}.${process.pid}`, program);
  renameSync(`${kept}.${process.pid}`, kept);
  return program;
}

async function bundle(file: string): Promise<string> {
  const bundling = await rolldown({
    input: `${here}pages/${file}`,
    platform: "browser",
    plugins: [styles],
    transform: { define: { "process.env.NODE_ENV": '"production"', global: "globalThis" } },
    logLevel: "silent",
  });
  const { output } = await bundling.generate({ format: "esm", codeSplitting: false });
  await bundling.close();
  return output[0].code;
}
