import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { command } from "../testing/command.ts";

const { folder, file, housestyle } = command();
const check = async (...args: string[]) => {
  const { out, err } = await housestyle(["check", "--vale", "docs.ini", "--no-config", ...args]);
  return { found: out.match(/^.*?:\d+:\d+: \w+ (?:house|term)\/\S+(?=:)/gm) ?? [], out, err };
};

file(
  "styles/Ours/Words.yml",
  "extends: substitution\nmessage: Use '%s' instead of '%s'.\nlevel: error\nignorecase: true\nswap:\n  utilize: use\n  'e-?mail': email\n",
);
file(
  "styles/Ours/Bold.yml",
  "extends: existence\nmessage: Avoid '%s'.\nlevel: suggestion\ntokens:\n  - obviously\n  - 'clear(?:ly)?'\n",
);
file("styles/Ours/Slow.yml", "extends: existence\nmessage: No.\ntokens:\n  - '(?<!x)y'\n");
file("styles/Ours/Length.yml", "extends: metric\nmessage: Too long.\nformula: words\ncondition: '> 5'\n");
file("styles/Web/Site.yml", "extends: existence\nmessage: Say page.\nlevel: warning\ntokens: [web site]\n");
file("styles/config/vocabularies/House/accept.txt", "Zyntharil\n");
file("styles/config/vocabularies/House/reject.txt", "whitelist\n");
const text = "We utilize Zyntharil, obviously. Send an EMail to the web site and the whitelist.\n";
file("a.md", text);
file("b.txt", text);

it("obeys styles, vocabularies and what sections say of files and rules", async () => {
  file(
    "docs.ini",
    "StylesPath = styles\nMinAlertLevel = suggestion\nVocab = House\nPackages = x\n\n[*]\nBasedOnStyles = Vale, Ours\n" +
      "# Only here\n[*.md]\nBasedOnStyles = Ours, Web\nOurs.Bold = warning\nWeb.Site = YES\nVale.Spelling = NO\n",
  );
  const { found, out, err } = await check("a.md", "b.txt");
  expect(found).toEqual([
    ...["a.md:1:4: error house/Ours.Words", "a.md:1:23: warning house/Ours.Bold", "a.md:1:42: error house/Ours.Words"],
    ...["a.md:1:55: warning house/Web.Site", "a.md:1:72: warning term/vale-1"],
    ...["b.txt:1:4: error house/Ours.Words", "b.txt:1:23: hint house/Ours.Bold", "b.txt:1:42: error house/Ours.Words"],
    "b.txt:1:72: warning term/vale-1",
  ]);
  expect(out).toContain("House style: write “use”. → use");
  expect(out).toContain("Say page.");
  expect(out).not.toContain("Zyntharil");
  // What cannot be obeyed is said, never passed over.
  expect(err).toMatch(/Vale: Ours\.Length: .+\n/);
  expect(err).toMatch(/Vale: Ours\.Slow: .+\n/);
});

it("leaves out what is off or below the least level, and says which styles are not there", async () => {
  file(
    "docs.ini",
    "StylesPath=styles\nMinAlertLevel=warning\n[*.{md,txt}]\nBasedOnStyles = Ours, Gone\nOurs.Words = NO\n",
  );
  const { found, err } = await check("a.md");
  expect(found).toEqual([]);
  expect(err).toContain(`There is no style “Gone” in ${join(folder, "styles")}`);
  rmSync(join(folder, "docs.ini"));
  expect((await check("a.md")).err).toBe("docs.ini: cannot be read (ENOENT).\n");
});
