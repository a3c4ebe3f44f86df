import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installed, ran, same } from "./command.mjs";
import { home, scratch } from "./home.mjs";
import { mistake, right, wrong } from "./sentences.mjs";

const version = "1.6.0";
const folder = home(`gramma-${version}`);
const program = join(folder, "node_modules/gramma/src/cli.js");

/** Corrects with gramma's own functions what gramma's own check suggests. */
const correcting = `
const gramma = require("gramma");
const { text, url } = JSON.parse(require("fs").readFileSync(0, "utf8"));
gramma.check(text, { api_url: url }).then(({ matches }) => {
  const changes = matches.map(({ offset, length, replacements: [first] }) => ({ offset, length, change: first.value }));
  console.log(JSON.stringify({ text: gramma.replaceAll(text, changes), found: matches.length }));
});
`;

/** A command line for writers (npm): checks a file, and corrects by its own functions. */
export const gramma = {
  name: "gramma",
  async ready() {
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
    if (!existsSync(program)) await installed("npm", ["install", "--prefix", folder, ...quiet, `gramma@${version}`]);
    return version;
  },
  async drive({ port }) {
    const cwd = scratch("gramma");
    const url = `http://127.0.0.1:${port}/v2/check`;
    writeFileSync(join(cwd, ".gramma.json"), JSON.stringify({ api_url: url }));
    const checked = async (text, name, ...more) => {
      writeFileSync(join(cwd, name), text);
      return await ran("node", [program, "check", "-p", "-n", ...more, name], { cwd, env: { HOME: cwd } });
    };
    const found = await checked(wrong, "wrong.txt");
    same("status with a mistake", found.status, 1);
    same("mistake shown", /^Word: (.*)$/m.exec(found.out)?.[1], "recieved");
    same("fix shown", /^Suggested fix: 1\) (\S+)/m.exec(found.out)?.[1], mistake.suggestion);
    const none = await checked(right, "right.txt");
    same("no mistake", [none.status, none.out.includes("No mistakes found!")], [0, true]);
    const marked = await checked("# A parcel\n\nShe **recieved** `teh` parcel.\n", "wrong.md", "-m");
    same("mistakes in Markdown", marked.out.match(/^Word: .*$/gm), ["Word: recieved"]);
    const input = JSON.stringify({ text: wrong, url });
    const corrected = await ran("node", ["-e", correcting], { cwd: folder, env: { HOME: cwd }, input });
    same("corrected", JSON.parse(corrected.out || "{}").text, right);
    return "command line, Markdown, own correction";
  },
};
