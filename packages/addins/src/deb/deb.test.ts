import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testUnless } from "@housestyle/testing";
import { expect, test } from "vitest";
import { packDesktop } from "../desktop.ts";

const sender = { address: "https://words.example", version: "1.2.3" };
const bytes = (text: string) => new TextEncoder().encode(text);
const files = new Map([
  ["usr/bin/housestyle-desktop", bytes("#!/bin/sh\n")],
  ["usr/share/housestyle/server", bytes("another")],
]);

testUnless(existsSync("/usr/bin/dpkg-deb") ? undefined : "dpkg-deb is not installed")(
  "Debian's own program reads the package, and its files come out whole",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "housestyle-deb-"));
    const file = join(folder, "a.deb");
    writeFileSync(file, packDesktop(files, sender, bytes("icon")));
    const said = execFileSync("dpkg-deb", ["--info", file], { encoding: "utf8" });
    expect(said).toContain("Version: 1.2.3");
    expect(said).toMatch(/Depends: gjs .*gir1.2-webkit2-4.1/);
    execFileSync("dpkg-deb", ["--extract", file, join(folder, "root")]);
    const at = (name: string) => join(folder, "root", name);
    expect(readFileSync(at("usr/share/housestyle/server"), "utf8")).toBe("https://words.example\n");
    expect(statSync(at("usr/bin/housestyle-desktop")).mode & 0o777).toBe(0o755);
    expect(statSync(at("usr/share/housestyle/server")).mode & 0o777).toBe(0o644);
    rmSync(folder, { recursive: true });
  },
);

test("the same files give the same bytes, wherever they are packed", () => {
  expect(packDesktop(files, sender, bytes("icon"))).toEqual(packDesktop(files, sender, bytes("icon")));
});
