import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ran, same } from "./command.mjs";
import { debian, versionOf } from "./debian.mjs";
import { virtualDisplay } from "./display.mjs";
import { eventually } from "./eventually.mjs";
import { scratch } from "./home.mjs";
import { right, wrong } from "./sentences.mjs";

/** The first lines of the text in its window. */
const page = { left: 358, top: 100, right: 1100, bottom: 220 };
/** What it underlines grammar with. */
const isInk = (red, green, blue) => red < 40 && green < 40 && blue > 110 && blue < 160;

/** An editor for LaTeX, in a window: what is wrong is underlined, and put right from the menu at the word. */
export const texStudio = {
  name: "TeXstudio",
  async ready() {
    await debian(["texstudio", "xvfb", "xdotool"]);
    return await versionOf("texstudio");
  },
  async drive({ port, seen }) {
    const display = await virtualDisplay();
    const ink = () => display.dots(page, isInk);
    try {
      await inEditor(display, port, wrong, async (file) => {
        await eventually("an underline", () => ink().length > 0);
        const { x, y } = ink()[0];
        await putRight(display, { x: x + 12, y: y - 4 });
        await eventually("the corrected file", () => readFileSync(file, "utf8") !== documentOf(wrong));
        same("corrected file", readFileSync(file, "utf8"), documentOf(right));
        await eventually("no underline in the corrected text", () => ink().length === 0);
      });
      const asked = seen.length;
      await inEditor(display, port, right, async () => {
        await eventually("a check of the text", () => seen.length > asked);
        // What is to be drawn is drawn after the answer has come.
        await new Promise((done) => setTimeout(done, 1500));
        same("underlines in a text without a mistake", ink().length, 0);
      });
      return "underlined in its window, put right from its menu";
    } finally {
      display.close();
    }
  },
};

const documentOf = (text) => `% A letter about a parcel\n${text}\n`;

/** Chooses the first suggestion of the menu at a word, and saves. */
async function putRight({ env }, { x, y }) {
  const place = [String(x), String(y)];
  await ran("xdotool", ["mousemove", ...place, "click", "1", "sleep", "0.5", "click", "3", "sleep", "0.5"], { env });
  await ran("xdotool", ["key", "Down", "key", "Return", "sleep", "0.2", "key", "ctrl+s"], { env });
}

/** Does something while a text is open in the editor, with the settings of somebody who has given our address. */
async function inEditor(display, port, text, act) {
  const folder = scratch("texstudio");
  const settings = join(folder, "config", "texstudio");
  mkdirSync(settings, { recursive: true });
  const lines = [
    "[texmaker]",
    `Grammar\\Language%20Tool%20URL=http://127.0.0.1:${port}/`,
    "Editor\\RealTime%20Grammar%20checking=true",
    "Editor\\RealTime%20checking=true",
    // Where there is no LaTeX, it would say so in front of the text.
    "Tools\\Commands\\pdflatex=pdflatex %.tex",
  ];
  writeFileSync(join(settings, "texstudio.ini"), `${lines.join("\n")}\n`);
  const file = join(folder, "letter.tex");
  writeFileSync(file, documentOf(text));
  const home = { HOME: folder, XDG_CONFIG_HOME: join(folder, "config"), XDG_RUNTIME_DIR: folder };
  const env = { ...process.env, ...display.env, ...home };
  const args = ["--no-session", "--start-always", file];
  const editor = spawn("texstudio", args, { env, stdio: "ignore", detached: true });
  try {
    await act(file);
  } finally {
    if (editor.exitCode === null && editor.signalCode === null) process.kill(-editor.pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
