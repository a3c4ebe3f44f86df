import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../lib/free-port.mjs";
import { Failed, ran, same } from "./command.mjs";
import { debian, versionOf } from "./debian.mjs";
import { virtualDisplay } from "./display.mjs";
import { eventually } from "./eventually.mjs";
import { scratch } from "./home.mjs";
import { documentOf, profile } from "./libre-office-profile.mjs";
import { mistake, right, wrong } from "./sentences.mjs";

/** The page in the window, without bars and rulers. */
const page = { left: 200, top: 150, right: 940, bottom: 760 };
const isRed = (red, green, blue) => red > 200 && green < 80 && blue < 80;

/** LibreOffice's own checker for servers of this dialect, in a window: what is written is underlined, and put right by its dialogue. */
export const libreOffice = {
  name: "LibreOffice",
  async ready() {
    await debian(["libreoffice-writer", "python3-uno", "fonts-liberation", "xvfb", "xdotool"]);
    return await versionOf("libreoffice-writer");
  },
  async drive({ port, seen }) {
    const display = await virtualDisplay();
    const office = await startOffice(display, `http://127.0.0.1:${port}/v2`);
    const underlined = () => display.dots(page, isRed).length;
    const checks = () => seen.filter(({ path }) => path === "/v2/check").length;
    try {
      const opened = await opening(office, underlined);
      await rightText(office, checks, underlined);
      const typed = await typing(display, seen, underlined);
      return `opened → underlined ${opened} ms, ${typed}, put right by its dialogue`;
    } finally {
      await office.end();
      display.close();
    }
  },
};

/** A document with a mistake is opened, underlined, and put right by the dialogue; milliseconds from opened to underlined. */
async function opening(office, underlined) {
  await office.does("open", office.file("wrong.fodt", documentOf(wrong)));
  const began = performance.now();
  await eventually("an underline in the document", () => underlined() > 0);
  const took = Math.round(performance.now() - began);
  same("dialogue", await office.does("correct"), { sentence: wrong, chosen: mistake.suggestion });
  same("corrected text", await office.does("text"), right);
  await eventually("no underline in the corrected document", () => underlined() === 0);
  return took;
}

/** In a text without a mistake nothing is underlined when all of it has been checked. */
async function rightText(office, checks, underlined) {
  const before = checks();
  const text = `Today is Friday. ${right}`;
  await office.does("open", office.file("right.fodt", documentOf(text)));
  await eventually("a check of the other document", async () => checks() > before && (await office.does("checked")));
  await eventually("its text on the page", () => true);
  same("underlines in a text without a mistake", underlined(), 0);
}

/**
 * One key makes a mistake in a sentence that was right, five times: milliseconds from that key to the underline, and to our answer
 * before it, the median and the longest.
 */
async function typing(display, seen, underlined) {
  const keys = (...args) => ran("xdotool", args, { env: display.env });
  await keys("mousemove", "500", "500", "click", "1");
  const [answers, underlines] = [[], []];
  for (const ordinal of ["first", "second", "third", "fourth", "fifth"]) {
    await keys("key", "ctrl+a", "key", "Delete");
    await keys("type", "--delay", "100", `Salt & 50% + pepper came in the ${ordinal} parcel. `);
    // Half a word is underlined, too, until it is whole.
    await eventually("a sentence without underlines", () => underlined() === 0);
    const before = `Salt & 50% + pepper came in the ${ordinal} par`;
    await keys("key", "Home", "key", "--repeat", String(before.length), "--delay", "20", "Right");
    const began = performance.now();
    await keys("key", "Delete");
    const took = () => Math.round(performance.now() - began);
    await eventually("an answer to what was typed", () => seen.some(({ body }) => body.includes(`${ordinal} parel`)));
    answers.push(took());
    await eventually("an underline of what was typed", () => underlined() > 0);
    underlines.push(took());
  }
  return `typed → answered ${medianOf(answers)} ms, → underlined ${medianOf(underlines)} ms`;
}

/** The median of five, and the longest. */
function medianOf(five) {
  const sorted = five.toSorted((a, b) => a - b);
  return `${sorted[2]}–${sorted[4]}`;
}

/** LibreOffice with a person's settings, and a line to it: `does` gives one command and answers what it came to. */
async function startOffice(display, address) {
  const folder = scratch("libreoffice");
  const person = join(folder, "person");
  mkdirSync(join(person, "user"), { recursive: true });
  writeFileSync(join(person, "user", "registrymodifications.xcu"), profile(address));
  const port = await freePort();
  const env = { ...process.env, ...display.env, HOME: folder, SAL_USE_VCLPLUGIN: "gen" };
  const accept = `--accept=socket,host=127.0.0.1,port=${port};urp;`;
  const options = ["--norestore", "--nologo", "--nofirststartwizard", `-env:UserInstallation=file://${person}`];
  const office = spawn("soffice", [...options, accept], { env, stdio: "ignore", detached: true });
  const hand = spawn("/usr/bin/python3", [join(import.meta.dirname, "libre_office.py"), String(port)]);
  const complaints = [];
  hand.stderr.on("data", (part) => complaints.push(part));
  const answers = createInterface({ input: hand.stdout })[Symbol.asyncIterator]();
  const does = async (...command) => {
    hand.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Failed(`LibreOffice: ${Buffer.concat(complaints).toString().trim().split("\n").at(-1)}`);
    return JSON.parse(value);
  };
  return {
    does,
    file(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    async end() {
      await does("end").catch(() => {});
      hand.kill();
      // What it started itself goes with it.
      if (office.exitCode === null && office.signalCode === null) process.kill(-office.pid, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
