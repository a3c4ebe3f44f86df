/**
 * npm run peers [-- NAME …]: drives programs that others wrote for LanguageTool, and the kit of the public text API, against our server, each from end to end, and
 * prints a line for each. What is missing is installed first; what cannot be had is said and counts as nothing. Ends with 1
 * when one of them failed. `--write` keeps the requests that were seen, for the tests of the server.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildServer } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";
import { Explained, run } from "./lib/say.mjs";
import { Unavailable } from "./peers/command.mjs";
import { gramma } from "./peers/gramma.mjs";
import { languageToolPython } from "./peers/language-tool-python.mjs";
import { languagetoolRust } from "./peers/languagetool-rust.mjs";
import { libreOffice } from "./peers/libre-office.mjs";
import { ltex } from "./peers/ltex.mjs";
import { proWritingAidApi } from "./peers/pro-writing-aid-api.mjs";
import { pyLanguagetool } from "./peers/py-languagetool.mjs";
import { remoteLanguageTool } from "./peers/remote-language-tool.mjs";
import { requestsOf } from "./peers/requests-of.mjs";
import { texStudio } from "./peers/tex-studio.mjs";
import { watchedServer } from "./peers/watched-server.mjs";

const all = [
  ...[libreOffice, gramma, texStudio, languagetoolRust],
  ...[languageToolPython, pyLanguagetool, remoteLanguageTool, ltex, proWritingAidApi],
];

/** Drives one and tells what came of it: what it proved, or why not. */
async function outcomeOf(peer, server) {
  let version = "";
  try {
    version = await peer.ready();
    return { version, ended: "passed", said: await peer.drive(server) };
  } catch (error) {
    const ended = error instanceof Unavailable ? "could not be installed" : "failed";
    return { version, ended, said: error.message };
  }
}

/** Puts requests in place of those that were kept of these programs, whatever their versions. */
function keep(answeredBy, requests) {
  const kept = join(root, `apps/server/src/${answeredBy}/testing/seen-requests.json`);
  const known = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
  const isNew = (named) => Object.keys(requests).some((each) => each.split(" ")[0] === named.split(" ")[0]);
  const others = Object.fromEntries(Object.entries(known).filter(([named]) => !isNew(named)));
  writeFileSync(kept, `${JSON.stringify({ ...others, ...requests }, undefined, 2)}\n`);
}

await run(async () => {
  const args = process.argv.slice(2);
  const asked = args.filter((each) => !each.startsWith("--")).map((name) => name.toLowerCase());
  const peers = all.filter(({ name }) => asked.length === 0 || asked.includes(name.toLowerCase()));
  if (peers.length === 0) throw new Explained(`Unknown program. Available: ${all.map(({ name }) => name).join(", ")}.`);
  install({ development: false });
  await buildServer();
  const server = await watchedServer();
  const requests = [];
  try {
    for (const peer of peers) {
      server.forget();
      const { version, ended, said } = await outcomeOf(peer, server);
      const named = `${peer.name} ${version}`.trim();
      console.log(`${named}: ${ended}${said ? ` (${said})` : ""}`);
      if (ended === "failed") process.exitCode = 1;
      if (ended === "passed") requests.push({ peer, named, seen: requestsOf(server.seen(), server.key) });
    }
  } finally {
    await server.stop();
  }
  if (!args.includes("--write")) return;
  for (const [answeredBy, own] of Map.groupBy(requests, ({ peer }) => peer.answeredBy ?? "languagetool"))
    keep(answeredBy, Object.fromEntries(own.map(({ named, seen }) => [named, seen])));
});
