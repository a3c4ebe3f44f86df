import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { rolldown } from "rolldown";
import { languageIds } from "../../../packages/formats/src/index.ts";
import { stageProgram } from "../pack/stage-cli.mjs";
import { root } from "../root.mjs";
import { licencesInside } from "./licences-inside.mjs";
import { contentTypes, vsixManifest } from "./papers.mjs";

const source = join(root, "apps/vscode");
const read = (path) => JSON.parse(readFileSync(join(source, path), "utf8"));

/** Lays out in `folder` what a .vsix holds: the extension, the language server and its word list, and what says so. */
export async function stageVsix(folder) {
  rmSync(folder, { recursive: true, force: true });
  const extension = join(folder, "extension");
  mkdirSync(extension, { recursive: true });
  const { version, license } = read("package.json");
  const activationEvents = languageIds.map((language) => `onLanguage:${language}`);
  const manifest = { ...read("extension.json"), version, license, activationEvents };
  const built = [
    ...(await bundleExtension(join(extension, "dist/extension.js"))),
    ...(await stageServer(join(extension, "server"))),
  ];
  write(extension, "THIRD-PARTY.txt", licencesInside(built));
  write(extension, "package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(source, "README.md"), join(extension, "readme.md"));
  cpSync(join(root, "LICENSE"), join(extension, "LICENSE.txt"));
  cpSync(join(root, "NOTICE"), join(extension, "NOTICE.txt"));
  cpSync(join(root, "apps/web/public/icons/icon-192.png"), join(extension, "icon.png"));
  write(folder, "extension.vsixmanifest", vsixManifest(manifest));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  write(folder, "[Content_Types].xml", contentTypes(names.map(({ name }) => extname(name) || ".txt")));
  return manifest;
}

/** What the editor loads: it gives `vscode`, all else is inside. */
async function bundleExtension(file) {
  const bundle = await rolldown({
    ...{ cwd: root, input: join(source, "src/extension.ts"), platform: "node", external: ["vscode"] },
    transform: { target: "node22" },
  });
  const { output } = await bundle.write({ file, format: "cjs", minify: true });
  await bundle.close();
  return output;
}

/** The server is a program of its own, in modules; what it does not have inside lies beside it. */
async function stageServer(folder) {
  const { output, dependencies } = await stageProgram(folder, "apps/vscode", "src/server.ts");
  for (const name of Object.keys(dependencies)) {
    const from = join(root, "node_modules", name);
    const { dependencies: more = {} } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
    if (Object.keys(more).length > 0) throw new Error(`${name} needs packages of its own, which nobody takes along.`);
    cpSync(from, join(folder, "node_modules", name), { recursive: true });
  }
  write(folder, "package.json", '{ "type": "module" }\n');
  return output;
}

function write(folder, name, text) {
  writeFileSync(join(folder, name), text);
}
