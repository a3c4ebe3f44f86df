import { existsSync } from "node:fs";
import { join } from "node:path";
import { installed, ran, same } from "./command.mjs";
import { home, scratch } from "./home.mjs";
import { mistake, right, wrong } from "./sentences.mjs";

const version = "3.0.1";
const folder = home(`languagetool-rust-${version}`);
const program = join(folder, "bin/ltrs");

/** The library of crates.io, by its command `ltrs`: it refuses an answer that lacks a member. */
export const languagetoolRust = {
  name: "languagetool-rust",
  async ready() {
    // Built for a trial: unoptimized, and without TLS, whose library not every machine has.
    const parts = ["--debug", "--no-default-features", "--features", "cli"];
    const args = ["install", "languagetool-rust", "--version", version, "--locked", ...parts, "--root", folder];
    if (!existsSync(program)) await installed("cargo", args);
    return version;
  },
  async drive({ port, key }) {
    const cwd = scratch("ltrs");
    const ltrs = (...args) =>
      ran(program, ["--color=never", "--hostname", "http://127.0.0.1", "--port", String(port), ...args], { cwd });
    const fine = async (what, ...args) => {
      const { status, out, err } = await ltrs(...args);
      same(what, [status, err], [0, ""]);
      return out;
    };
    await fine("ping", "ping");
    same(
      "languages",
      JSON.parse(await fine("languages", "languages")).some(({ longCode }) => longCode === "en-US"),
      true,
    );
    const check = async (...args) => {
      const { matches } = JSON.parse(await fine("check", "check", "--raw", ...args));
      return matches.map(({ offset, length, replacements: [first] }) => ({ offset, length, suggestion: first?.value }));
    };
    same("mistake found", await check("-l", "en-US", "-t", wrong), [mistake]);
    same("no mistake", await check("-l", "en-US", "-t", right), []);
    same("language told by the text", await check("-t", wrong), [mistake]);
    same("a rule turned off", await check("-l", "en-US", "-t", wrong, "--disabled-rules", "MORFOLOGIK_RULE_EN_US"), []);
    // 3.0.1 sends nothing of what has markup and is short: it forgets whatever stands behind its last break.
    const paragraph = { text: `${"All is well here. ".repeat(50)}\n\n` };
    const annotation = [paragraph, { markup: "<b>" }, paragraph, { markup: "</b>" }, paragraph];
    const [first] = annotation;
    const data = JSON.stringify({ annotation: [{ text: `A recieved letter. ${first.text}` }, ...annotation] });
    same("mistake between markup", (await check("-l", "en-US", "-d", data)).slice(0, 1), [{ ...mistake, offset: 2 }]);
    const mine = ["-u", key.username, "-k", key.apiKey];
    await fine("word added", "words", "add", ...mine, "recieved");
    same("words", JSON.parse(await fine("words", "words", ...mine)).words, ["recieved"]);
    same("a word of mine", await check("-l", "en-US", "-t", wrong, ...mine), []);
    await fine("word deleted", "words", "delete", ...mine, "recieved");
    same("a word no longer mine", await check("-l", "en-US", "-t", wrong, ...mine), [mistake]);
    return "check, markup, own dictionary by key";
  },
};
