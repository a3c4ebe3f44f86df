import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testUnless } from "@housestyle/testing";
import { expect } from "vitest";

const soffice = "/usr/bin/soffice";
const folder = new URL(".", import.meta.url);

/** What the editor looks at: which elements hold which words, and where links lead. */
function skeleton(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return body
    .replace(/<(\w+)(?:[^>]*?( href="[^"]*"))?[^>]*>/g, "<$1$2>")
    .replace(/\s+/g, " ")
    .replace(/ ?(<[^>]+>) ?/g, "$1");
}

testUnless(existsSync(soffice) ? undefined : "LibreOffice is not installed")(
  "the kept clipboard is what the LibreOffice of this machine writes",
  () => {
    const place = mkdtempSync(join(tmpdir(), "libreoffice-"));
    try {
      // `libreoffice.clip` is what `xclip -o -selection clipboard -t text/html` told after “Select all” and “Copy” in
      // libreoffice.fodt. The writer of HTML files is the one that fills the clipboard, and needs no screen.
      const filter = ["--convert-to", "html:HTML (StarWriter)", "--outdir", place];
      const profile = `-env:UserInstallation=file://${place}/profile`;
      const source = new URL("libreoffice.fodt", folder).pathname;
      execFileSync(soffice, [profile, "--headless", ...filter, source], { stdio: "ignore", timeout: 300_000 });
      const kept = readFileSync(new URL("libreoffice.clip", folder), "utf8");
      expect(kept).toContain('name="generator" content="LibreOffice');
      expect(skeleton(readFileSync(join(place, "libreoffice.html"), "utf8"))).toBe(skeleton(kept));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
);
