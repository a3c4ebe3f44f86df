import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../server/src/testing/test-server.ts";
import { type Child, startChild } from "../../web/src/testing/other-browsers/child.ts";
import { builtPage } from "../../web/src/testing/serve-page.ts";
import { whyNoDesktop } from "./testing/why-no-desktop.ts";

// What a person does: the package comes from the server, its programs run on a screen nobody sees, and keys are pressed.

const why = whyNoDesktop();

describe.skipIf(why !== undefined)(`the desktop program for Linux${why ? ` (${why})` : ""}`, () => {
  let server: TestServer;
  let folder: string;
  let screen: Child;
  let display: string;
  const running: Child[] = [];

  beforeAll(async () => {
    server = await startTestServer({ webFolder: builtPage });
    folder = mkdtempSync(join(tmpdir(), "housestyle-desktop-"));
    const deb = join(folder, "housestyle.deb");
    writeFileSync(deb, new Uint8Array(await (await fetch(`${server.url}/desktop/housestyle.deb`)).arrayBuffer()));
    execFileSync("dpkg-deb", ["--extract", deb, join(folder, "root")]);
    screen = startChild("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
    const [number = ""] = await screen.says(/^\d+$/);
    display = `:${number}`;
  });
  afterAll(async () => {
    for (const each of running) await each.end();
    await screen?.end();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const inside = () => ({ ...process.env, DISPLAY: display });
  const start = (program: string, ...args: readonly string[]) => {
    const homes = Object.fromEntries(
      ["DATA", "CACHE", "CONFIG"].map((each) => [`XDG_${each}_HOME`, join(folder, each)]),
    );
    const env = { ...homes, DISPLAY: display, DBUS_SESSION_BUS_ADDRESS: "", HOUSESTYLE_SERVER: server.url };
    // WebKit leaves what it keeps where the person is at home.
    mkdirSync(join(folder, "DATA"), { recursive: true });
    running.push(startChild(join(folder, "root/usr/bin", program), args, env));
  };
  const tool = (...args: readonly string[]) =>
    spawnSync("xdotool", args, { env: inside(), encoding: "utf8" }).stdout.trim();
  const titles = () => tool("search", "--onlyvisible", "--name", "Housestyle", "getwindowname", "%@");
  const press = (key: string) => tool("search", "--onlyvisible", "--name", "Housestyle", "windowfocus", "key", key);
  const clipboard = () =>
    spawnSync("xclip", ["-o", "-selection", "clipboard"], { env: inside(), encoding: "utf8", timeout: 5_000 }).stdout;

  test("a file is opened in a window, a remark corrected and saved in place, by keys alone", async () => {
    const file = join(folder, "letter.txt");
    writeFileSync(file, "We saw teh boat.\r\nIt was late.\r\n");
    start("housestyle-desktop", file);
    await expect.poll(titles).toBe("(1) letter.txt – Housestyle");
    press("F8");
    press("Return");
    await expect.poll(titles).toBe("letter.txt – Housestyle");
    press("ctrl+s");
    await expect.poll(() => readFileSync(file, "utf8")).toBe("We saw the boat.\r\nIt was late.\r\n");
    await running.pop()?.end();
  });

  test("words selected in any program are corrected by Enter, and stand in the clipboard when the window is gone", async () => {
    const input = "We saw teh boat.\nIt was definately late.";
    spawnSync("xclip", ["-selection", "primary"], { env: inside(), input, stdio: ["pipe", "ignore", "ignore"] });
    start("housestyle-popup");
    await expect.poll(titles).toBe("(2) Housestyle: selected words");
    const accepted = () => {
      press("Return");
      return clipboard();
    };
    await expect.poll(accepted).toBe("We saw the boat.\nIt was definitely late.");
    press("Escape");
    await expect.poll(titles).toBe("");
    expect(clipboard()).toBe("We saw the boat.\nIt was definitely late.");
  });
});
