/**
 * npm run quality: how often each rule speaks in edited prose (-- --write keeps it in docs/precision.tsv). --texts FILE adds
 * other prose, --sets FILE.jsonl scores each rule on corrected sentences, --reserve tells how loud it is in what is looked
 * at last.
 * npm run quality -- --kit FOLDER [--set NAMES] [--language en]: scores the running product through api/tagtext with an evaluation kit
 * (a folder with score.mjs and sets/).
 * npm run quality -- --kit FOLDER --deep OUT [--judge FOLDER] [--model FOLDER] [--at P]… [--meant P]… [--most N]: rules with the corrector beside them, in all
 * its modes; what was said, and what a judge has answered, stays in OUT.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildAll, buildLexicon } from "./lib/build.mjs";
import { serverEnv, serverFlags } from "./lib/child.mjs";
import { install } from "./lib/install.mjs";
import { ownNode } from "./lib/own-node.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/say.mjs";

const { values } = parseArgs({
  options: {
    kit: { type: "string" },
    set: { type: "string" },
    deep: { type: "string" },
    judge: { type: "string" },
    model: { type: "string" },
    at: { type: "string", multiple: true, default: [] },
    meant: { type: "string", multiple: true, default: [] },
    most: { type: "string" },
    language: { type: "string" },
    write: { type: "boolean" },
    reserve: { type: "boolean" },
    texts: { type: "string", multiple: true, default: [] },
    sets: { type: "string", multiple: true, default: [] },
  },
});

async function ready(url) {
  for (let i = 0; i < 600; i++) {
    if ((await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("The server did not start.");
}

/** Scores the server. */
async function score(kit) {
  const data = mkdtempSync(join(tmpdir(), "housestyle-quality-"));
  const port = 3800 + Math.floor(Math.random() * 90);
  const env = {
    ...process.env,
    ...serverEnv,
    PORT: String(port),
    HOUSESTYLE_DATA: data,
    HOUSESTYLE_RATE_LIMIT: "off",
  };
  const server = spawn(ownNode(), [...serverFlags, "apps/server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env,
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const args = [
      join(kit, "score.mjs"),
      "--engine",
      "tagtext",
      "--opt",
      `url=${url}`,
      "--opt",
      "endInclusive=1",
      "--opt",
      "name=housestyle",
      ...(values.language ? ["--opt", `langValue=${values.language}`] : []),
    ];
    const sets = [
      "--sets",
      join(kit, "sets"),
      "--split",
      "dev",
      "--cats",
      ...(values.set ? ["--set", values.set] : []),
    ];
    spawnSync(process.execPath, [...args, ...sets], { stdio: "inherit" });
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
    rmSync(data, { recursive: true, force: true });
  }
}

const files = (option, list) => list.flatMap((file) => (file === undefined ? [] : [`--${option}`, resolve(file)]));
const program = (...args) => {
  const all = ["--disable-warning=ExperimentalWarning", ...args];
  process.exitCode = spawnSync(ownNode(), all, { cwd: root, stdio: "inherit" }).status ?? 1;
};

await run(async () => {
  install({ development: true });
  if (values.kit && values.deep) {
    await buildLexicon();
    const folders = ["kit", "deep", "judge", "model"].flatMap((option) => files(option, [values[option]]));
    const at = ["at", "meant"].flatMap((name) => values[name].flatMap((p) => [`--${name}`, p]));
    const asked = ["set", "most"].flatMap((name) => (values[name] ? [`--${name}`, values[name]] : []));
    program("bench/corrector.ts", ...folders, ...at, ...asked);
    return;
  }
  if (values.kit) {
    await buildAll();
    await score(resolve(values.kit));
    return;
  }
  await buildLexicon();
  program(
    "bench/quality.ts",
    ...(values.write ? ["--write"] : []),
    ...(values.reserve ? ["--reserve"] : []),
    ...files("texts", values.texts),
    ...files("sets", values.sets),
  );
});
