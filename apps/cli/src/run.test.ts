import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { command } from "./testing/command.ts";

const { file, housestyle } = command();

describe("housestyle check", () => {
  it("writes a line for each finding and fails", async () => {
    const path = file("a.txt", "All is well.\nShe ate a apple.\n");
    const { status, out, err } = await housestyle(["check", path]);
    expect(out).toBe(
      `${path}:2:9: error grammar/a-or-an: Use “an” before “apple”, which starts with a vowel sound. → an\n`,
    );
    expect([status, err]).toEqual([1, "1 suggestion in 1 file.\n"]);
  });
  it("is content with a text without findings", async () => {
    expect(await housestyle(["check", file("good.txt", "All is well.\n")])).toMatchObject({ status: 0, out: "" });
  });
  it("reads standard input under a name", async () => {
    const { out } = await housestyle(["check", "-", "--stdin-name", "letter.md"], "Run `a apple` and a apple.");
    expect(out).toBe(
      "letter.md:1:19: error grammar/a-or-an: Use “an” before “apple”, which starts with a vowel sound. → an\n",
    );
  });
  it("writes JSON with offsets and places", async () => {
    const { out } = await housestyle(["check", "--format", "json", "-"], "😀 She ate a apple.");
    const { files } = JSON.parse(out);
    expect(files[0].findings[0]).toMatchObject({
      ruleId: "grammar/a-or-an",
      start: 11,
      end: 12,
      from: { line: 1, column: 12 },
      suggestions: ["an"],
    });
  });
  it("tells the picky everything, whatever the project says", async () => {
    const path = file("picky.txt", "She nodded solemnly.\n");
    const picky = file("picky.json", '{ "picky": true }');
    const ids = async (...args: string[]) => (await housestyle(["check", ...args, path])).out.match(/style\/adverb/g);
    expect([await ids(), await ids("--picky")]).toEqual([null, ["style/adverb"]]);
    expect([await ids("--config", picky), await ids("--config", picky, "--no-picky")]).toEqual([
      ["style/adverb"],
      null,
    ]);
  });
  it("says nothing in a sentence that is left alone, and fixes nothing there", async () => {
    const path = file("left.txt", "She ate a apple.\nHe ate a apple.\n");
    const config = file(
      "left.json",
      '{ "ignores": [{ "rule": "grammar/a-or-an", "pattern": "a", "in": "He ate a apple." }] }',
    );
    const { out } = await housestyle(["check", "--config", config, path]);
    expect(out.match(/left\.txt:\d/g)).toEqual(["left.txt:1"]);
    await housestyle(["check", "--fix", "--config", config, path]);
    expect(readFileSync(path, "utf8")).toBe("She ate an apple.\nHe ate a apple.\n");
  });
  it("obeys comments, fixes nothing they turn off, and says when they name no rule", async () => {
    const lines = [
      "<!-- housestyle-disable grammer/a-or-an -->",
      "She ate a apple.",
      "<!-- housestyle-disable grammar -->",
    ];
    const path = file("comments.md", [...lines, "He ate a apple."].join("\n\n"));
    const { out, err } = await housestyle(["check", path, "--fix"]);
    expect([out, err.split("\n")[0]]).toEqual([
      "",
      `${path}:1: There is no rule “grammer/a-or-an”. To list rules, run housestyle rules.`,
    ]);
    expect(readFileSync(path, "utf8")).toContain("She ate an apple.");
    expect(readFileSync(path, "utf8")).toContain("He ate a apple.");
  });
  it("reads LaTeX as its project says, obeys its comments and fixes nothing but words", async () => {
    const lines = [
      "\\section{A apple} % She ate a apple.",
      "She ate \\emph{a} apple, \\say{a apple}, \\keep{a apple} and $a apple$.",
      "% housestyle-disable-next-line grammar",
      "She ate a apple.",
    ];
    const path = file("fruit.tex", lines.join("\n"));
    const config = file("latex.json", '{ "latex": { "commands": { "say": "text", "keep": "skip" } } }');
    const { status } = await housestyle(["check", "--fix", "--config", config, path]);
    const [first = "", second = "", ...others] = lines;
    const fixed = [
      first.replace("{A apple", "{An apple"),
      second.replace("{a} apple", "{an} apple").replace("say{a", "say{an"),
    ];
    expect([status, readFileSync(path, "utf8")]).toEqual([0, [...fixed, ...others].join("\n")]);
  });
  it("writes SARIF with rules, regions and fixes", async () => {
    const { out } = await housestyle(["check", "--format", "sarif", file("b c.txt", "One.\r\nShe ate a apple.")]);
    const [{ tool, results, columnKind }] = JSON.parse(out).runs;
    expect([tool.driver.name, columnKind, results.length]).toEqual(["Housestyle", "utf16CodeUnits", 1]);
    expect(results[0].locations[0].physicalLocation.region).toEqual({
      startLine: 2,
      startColumn: 9,
      endLine: 2,
      endColumn: 10,
    });
    expect(results[0].fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe("an");
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toMatch(/b%20c\.txt$/);
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toContain("grammar/a-or-an");
  });
  it("writes what textlint writes", async () => {
    const path = file("t.txt", "One.\r\nShe ate a apple , he recevie it.");
    const [result, ...others] = JSON.parse((await housestyle(["check", "--format", "textlint", path])).out);
    expect([result.filePath, others]).toEqual([path, []]);
    const [an, space, spelling] = result.messages;
    expect(an).toEqual({
      type: "lint",
      ruleId: "grammar/a-or-an",
      message: "Use “an” before “apple”, which starts with a vowel sound.",
      index: 14,
      line: 2,
      column: 9,
      range: [14, 15],
      loc: { start: { line: 2, column: 9 }, end: { line: 2, column: 10 } },
      severity: 2,
      fix: { range: [14, 15], text: "an" },
      suggestions: [{ id: "0", message: "an", fix: { range: [14, 15], text: "an" } }],
    });
    expect(space.fix).toBeDefined();
    // Which word was meant is for its writer to say.
    expect(spelling.fix).toBeUndefined();
    expect(spelling.suggestions[0].fix.text).toBe("receive");
    const good = await housestyle(["check", "--format", "textlint", file("good.txt", "All is well.")]);
    expect(JSON.parse(good.out)).toMatchObject([{ messages: [] }]);
  });
  it("reads UTF-16 and Western European files, and writes its fixes in the same encoding", async () => {
    const utf16 = file("u.txt", Buffer.from("\uFEFFShe ate a apple: café.", "utf16le"));
    const western = file("w.txt", Buffer.from("She ate a apple: café.", "latin1"));
    expect((await housestyle(["check", "--fix", utf16, western])).err).toContain("2 fixes applied.");
    expect(readFileSync(utf16).toString("utf16le")).toBe("\uFEFFShe ate an apple: café.");
    expect(readFileSync(western).toString("latin1")).toBe("She ate an apple: café.");
  });
  it("fixes only what it shows", async () => {
    const path = file("level.txt", "He opened  the door of a apple store.");
    await housestyle(["check", "--fix", "--level", "error", path]);
    expect(readFileSync(path, "utf8")).toBe("He opened  the door of an apple store.");
  });
  it("lists an unknown word once, with how often it comes", async () => {
    const path = file("often.txt", "A wrold of the wrold.\nOne wrold and wlaking. My Wrold: a wlaking.");
    const { out, err } = await housestyle(["check", path]);
    expect(out.split("\n").map((each) => each.slice(path.length))).toEqual([
      expect.stringMatching(/^:1:3: .*\(×2 more\)$/),
      expect.stringMatching(/^:2:15: /),
      expect.stringMatching(/^:2:36: /),
      "",
    ]);
    expect(err).toContain("5 suggestions");
  });
  it("leaves a text in another language alone, and names it", async () => {
    const german = "# Liste an Namen\n\nIm Haus an der Ecke ist es still. Ein a ist kein i, und das ist gut.\n";
    const path = file("leitfaden.md", german);
    const { status, out, err } = await housestyle(["check", "--fix", path]);
    expect([status, out, readFileSync(path, "utf8")]).toEqual([0, "", german]);
    expect(err).toContain(`${path}: This looks like German, so it was not checked.`);
  });
  it("fixes what is sure, keeps the rest of the file to the byte, and reports what is left", async () => {
    const path = file("fix.md", "\uFEFF# A apple\r\n\r\nI would of gone , he recevie teh **box**.\r\n");
    const { status, out, err } = await housestyle(["check", "--fix", path]);
    expect(readFileSync(path, "utf8")).toBe("\uFEFF# An apple\r\n\r\nI would have gone, he recevie the **box**.\r\n");
    expect(out).toContain("→ receive");
    expect(status).toBe(1);
    expect(err).toContain("4 fixes applied.");
  });
  it("with --fix - writes the text to standard output and the findings beside it", async () => {
    const { out, err } = await housestyle(["check", "--fix", "-"], "She ate a apple, he recevie it.");
    expect(out).toBe("She ate an apple, he recevie it.");
    expect(err).toContain("spelling/unknown-word");
  });
  it("shows and fails by level", async () => {
    const path = file("hint.txt", "We met in order to talk.");
    expect(await housestyle(["check", path])).toMatchObject({ status: 0 });
    expect(await housestyle(["check", path, "--fail-on", "hint"])).toMatchObject({ status: 1 });
    expect((await housestyle(["check", path, "--level", "warning"])).out).toBe("");
    expect(await housestyle(["check", file("bad.txt", "She ate a apple."), "--fail-on", "never"])).toMatchObject({
      status: 0,
    });
  });
  it("lets as many pass as are allowed, and says when there are more", async () => {
    const path = file("max.txt", "She ate a apple. He ate a egg.");
    expect(await housestyle(["check", path, "--max", "error=2,warning=0"])).toMatchObject({ status: 0 });
    const more = await housestyle(["check", path, "--max", "error=1"]);
    expect(more).toMatchObject({ status: 1, err: "2 suggestions in 1 file.\n2 errors, 1 allowed.\n" });
  });
  it("writes several forms at once, all but one of them to files", async () => {
    const path = file("forms.txt", "She ate a apple.");
    const { out } = await housestyle(["check", path, "--format", "github", "--format", `junit=${path}.out/junit.xml`]);
    expect(out).toMatch(/^::error file=forms\.txt,line=1/);
    expect(readFileSync(`${path}.out/junit.xml`, "utf8")).toContain('<testsuite name="forms.txt"');
  });
  it("knows dialects, words and switched-off rules", async () => {
    const path = file("gb.txt", "The colour of a apple.");
    const { out } = await housestyle(["check", path, "--dialect", "en-GB", "--disable", "grammar/a-or-an"]);
    expect(out).toBe("");
    expect((await housestyle(["check", "-", "--word", "frobnicatish"], "It is frobnicatish.")).out).toBe("");
  });
});

describe("folders", () => {
  it("are read file by file, and a terminal is told how far it is", async () => {
    file("many/.housestyleignore", "old\n");
    for (const name of ["b.md", "a.txt", "c/d.html", "old/e.md"]) file(`many/${name}`, "She ate a apple.");
    const { out, err } = await housestyle(["check", "many", "many/old/e.md"], "", { isWatched: true });
    expect(out.match(/^[^:]+/gm)).toEqual(["many/a.txt", "many/b.md", "many/c/d.html"]);
    const told = err.replaceAll("\r\u001B[K", "|");
    expect(told).toMatch(/^\|1 of 3 files …(.*)\|3 suggestions in 3 files\.\n1 file skipped/s);
    expect((await housestyle(["check", "many", "many/old/e.md"])).err).toMatch(/^3 suggestions/);
    expect((await housestyle(["check", "--no-ignore", "many"])).out).toContain("many/old/e.md:1:9");
  });
});

describe("the settings file", () => {
  it("is found upwards from the file", async () => {
    file(
      "project/.housestyle.json",
      JSON.stringify({ dialect: "en-GB", words: ["frobnicatish"], rules: [{ match: "e-mail", replace: "email" }] }),
    );
    const path = file("project/docs/deep/x.md", "The colour is frobnicatish. Send an e-mail.");
    const { out } = await housestyle(["check", path]);
    expect(out.trim().split("\n")).toEqual([`${path}:1:37: warning house/1: Style guide: use “email”. → email`]);
    expect((await housestyle(["check", path, "--no-config"])).out).not.toContain("spelling/dialect");
    const american = ["check", path, "--no-config", "--dialect", "en-US"];
    expect((await housestyle(american)).out).toContain("spelling/dialect");
  });
  it.each([
    ["{", "not valid JSON."],
    ['{"wrods": []}', "wrods"],
    ['{"dialect": "fr"}', "dialect"],
    ['{"rules": [{"match": "/(/"}]}', "rule 1"],
    ['{"disabled": ["grammar/no-such"]}', "grammar/no-such"],
  ])("%s is refused with a reason", async (content, reason) => {
    const path = file("broken.json", content);
    const { status, err } = await housestyle(["check", "--config", path, "-"], "Text.");
    expect(status).toBe(2);
    expect(err).toContain(reason);
  });
});

describe("what cannot be done", () => {
  it.each([
    [["check"], "Specify a file"],
    [["chekc"], "Unknown command “chekc”"],
    [["check", "--format", "xml", "-"], "--format cannot be “xml”"],
    [["check", "--format", "json", "--format", "line", "-"], "Only one form"],
    [["check", "--max", "errors=1", "-"], "--max cannot be “errors=1”"],
    [["check", "--no-such"], "no-such"],
    [["check", "nowhere.txt"], "nowhere.txt: could not be read (ENOENT)."],
  ])("%j", async (args, reason) => {
    const { status, err } = await housestyle(args);
    expect(status).toBe(2);
    expect(err).toContain(reason);
  });
  it("binary files are named, the others are checked", async () => {
    const binary = file("x.bin", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    const good = file("c.txt", "She ate a apple.");
    const { status, out, err } = await housestyle(["check", binary, good]);
    expect(err).toContain(
      `${binary}: not a text, Word (.docx), OpenDocument (.odt), or Final Draft (.fdx) file, or a zipped Scrivener project.`,
    );
    expect(out).toContain(`${good}:1:9`);
    expect(status).toBe(2);
  });
  it("a file made to break the reader is named, the others are checked", async () => {
    const bomb = file("bomb.md", `${"![".repeat(20_000)}x${"](a)".repeat(20_000)}`);
    const good = file("d.txt", "She ate a apple.");
    const { status, out, err } = await housestyle(["check", bomb, good]);
    expect(err).toContain(`${bomb}: could not be checked`);
    expect(out).toContain(`${good}:1:9`);
    expect(status).toBe(2);
  });
  it("a folder without texts is no failure", async () => {
    file("empty/x.bin", new Uint8Array([0]));
    const { status, err } = await housestyle(["check", join(file("empty/y.bin", ""), "..")]);
    expect([status, err]).toEqual([0, expect.stringContaining("nothing to check")]);
  });
  it("an empty text has no findings", async () => {
    expect(await housestyle(["check", "-"], "")).toMatchObject({ status: 0, out: "" });
  });
});

describe("housestyle rules, --help, --version", () => {
  it("lists, helps and tells", async () => {
    expect((await housestyle(["rules"])).out).toContain("grammar/a-or-an");
    expect((await housestyle(["--help"])).out).toContain("housestyle check FILE");
    expect((await housestyle(["--version"])).out).toBe("1.2.3\n");
  });
});

describe("another language", () => {
  const foreign = { env: { LANG: "en_XA.UTF-8" } };

  it("is spoken where the environment asks for it; findings are about English, in English", async () => {
    const { out, err } = await housestyle(["check", "-"], "She ate a apple.", foreign);
    expect(out).toContain("Use “an” before “apple”, which starts with a vowel sound.");
    expect(err).toBe("⟦1 šúúğğééšţííóóñ ííñ 1 fííļéé.⟧\n");
  });
  it.each([
    [["check"], /^⟦.*⟧$/],
    [["chekc"], /^⟦.*“chekc”.*⟧$/],
    [["check", "--no-such", "-"], /^⟦.*“--no-such”.*⟧$/],
    [["check", "--word"], /^⟦.*--word.*⟧$/],
    [["check", "--fix=yes", "-"], /^⟦.*--fix.*⟧$/],
    [["check", "nowhere.txt"], /^⟦nowhere\.txt.*ENOENT.*⟧\n⟦.*⟧$/],
    [["check", "--config", "nowhere.json", "-"], /^⟦nowhere\.json.*ENOENT.*⟧$/],
  ])("no word of English is left in what %j complains of", async (args, complaint) => {
    expect((await housestyle(args, "", foreign)).err.trim()).toMatch(complaint);
  });
  it("that nobody has translated to is English, and so is no language at all", async () => {
    expect((await housestyle(["check"], "", { env: { LANG: "tlh_DE.UTF-8" } })).err).toContain("Specify a file");
    expect((await housestyle(["check"], "", { env: { LC_ALL: "C", LANG: "en_XA" } })).err).toContain("Specify a file");
    expect((await housestyle(["check"], "", { env: { HOUSESTYLE_LANG: "en-XA", LC_ALL: "C" } })).err).toContain("⟦");
  });
});

describe("housestyle lsp", () => {
  it("hands on what is asked for, and where a team's decisions come from", async () => {
    const env = { HOUSESTYLE_KEY: "hs_key", XDG_CACHE_HOME: "/caches" };
    const { status, out } = await housestyle(
      ["lsp", "--stdio", "--level", "error", "--server", "https://h.example"],
      "",
      { env },
    );
    expect(status).toBe(0);
    const server = { address: "https://h.example", key: "hs_key", cache: join("/caches", "housestyle") };
    expect(JSON.parse(out)).toMatchObject({ wishes: { level: "error" }, words: [], server });
  });
  it.each([
    [["lsp", "a.txt"], "takes no files"],
    [["lsp", "--server", "here"], "“here” is not a server URL"],
    [["lsp", "--server", "https://h.example"], "requires an API key"],
  ])("refuses %j", async (args, sentence) => {
    expect(await housestyle(args)).toMatchObject({ status: 2, err: expect.stringContaining(sentence) });
  });
});
