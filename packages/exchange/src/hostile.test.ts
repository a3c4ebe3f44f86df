import { deflateRawSync } from "node:zlib";
import { crc32, defaultLimits, encodeUtf8, FileError, type FileErrorCode, readYaml, readZip } from "@housestyle/files";
import { cases } from "@housestyle/testing";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readArchive } from "./archive/read-archive.ts";
import { readDictionary } from "./dictionary/read-dictionary.ts";
import { readSnippets } from "./snippets/read-snippets.ts";
import { readTerms } from "./terms/read-terms.ts";
import { readStyleGuide } from "./vale/read-style-guide.ts";

function codeOf(read: () => unknown): FileErrorCode | "read" {
  try {
    read();
    return "read";
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    expect(error.message).toMatch(/^[A-Z“].+[.!)]$/s);
    expect(error.message.length).toBeLessThan(400);
    return error.code;
  }
}

const bytes = encodeUtf8;
const readers = {
  dictionary: (file: Uint8Array) => readDictionary(file),
  styleGuide: (file: Uint8Array) => readStyleGuide(file),
  vale: (file: Uint8Array) => readStyleGuide(file, { format: "vale" }),
  terms: (file: Uint8Array) => readTerms(file),
  tbx: (file: Uint8Array) => readTerms(file, { format: "tbx" }),
  snippets: (file: Uint8Array) => readSnippets(file),
  espanso: (file: Uint8Array) => readSnippets(file, { format: "espanso" }),
  archive: (file: Uint8Array) => readArchive(file),
};

/** A zip made by hand, so that its directory can lie. */
function lyingZip(
  entries: { name: string; packed: Uint8Array; content?: Uint8Array; at?: number; method?: number; flags?: number }[],
) {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, packed, content = packed, at, method = 8, flags = 0 } of entries) {
    const title = bytes(name);
    const head = (directoryToo: boolean) => {
      const size = directoryToo ? 46 : 30;
      const view = new DataView(new ArrayBuffer(size));
      const fields = directoryToo ? 6 : 4;
      view.setUint32(0, directoryToo ? 0x02014b50 : 0x04034b50, true);
      view.setUint16(fields + 2, flags, true);
      view.setUint16(fields + 4, method, true);
      view.setUint32(fields + 10, crc32(content), true);
      view.setUint32(fields + 14, packed.length, true);
      view.setUint32(fields + 18, 10, true);
      view.setUint16(fields + 22, title.length, true);
      if (directoryToo) view.setUint32(42, at ?? offset, true);
      return new Uint8Array([...new Uint8Array(view.buffer), ...title]);
    };
    directory.push(head(true));
    const local = new Uint8Array([...head(false), ...(at === undefined ? packed : [])]);
    if (at === undefined) {
      parts.push(local);
      offset += local.length;
    }
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, offset, true);
  return Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]);
}

const rule = bytes("extends: existence\nmessage: No.\ntokens: [foo]\n");
const packed = (content: Uint8Array) => new Uint8Array(deflateRawSync(content));
/** Packed to a thousandth. */
const bomb = packed(new Uint8Array(60_000_000));
/** Larger than any file may be. */
const tooLarge = new Uint8Array(100_000_000).fill(97);

describe("archives", () => {
  test("a zip made by hand is read, so that the others fail for their own reason", () => {
    expect(readStyleGuide(lyingZip([{ name: "A/b.yml", packed: packed(rule), content: rule }])).rows).toHaveLength(1);
  });

  test.each<[string, Uint8Array, FileErrorCode]>([
    ["a bomb that says it is small", lyingZip([{ name: "A/b.yml", packed: bomb }]), "bomb"],
    [
      "many small bombs",
      zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.yml`, new Uint8Array(2_000_000)]))),
      "bomb",
    ],
    [
      "files that share their bytes",
      lyingZip([
        { name: "a.yml", packed: packed(rule), content: rule },
        { name: "b.yml", packed: packed(rule), content: rule, at: 0 },
      ]),
      "bomb",
    ],
    [
      "a name that climbs out",
      lyingZip([{ name: "../../etc/x.yml", packed: packed(rule), content: rule }]),
      "unsafe-name",
    ],
    ["a name from the root", lyingZip([{ name: "/etc/x.yml", packed: packed(rule), content: rule }]), "unsafe-name"],
    ["a name of Windows", lyingZip([{ name: "C:x.yml", packed: packed(rule), content: rule }]), "unsafe-name"],
    ["a name with a backslash", lyingZip([{ name: "..\\x.yml", packed: packed(rule), content: rule }]), "unsafe-name"],
    ["a name with NUL", lyingZip([{ name: "a.yml\0.txt", packed: packed(rule), content: rule }]), "unsafe-name"],
    [
      "the same name twice",
      lyingZip([
        { name: "a.yml", packed: packed(rule), content: rule },
        { name: "a.yml", packed: packed(rule), content: rule },
      ]),
      "unsafe-name",
    ],
    [
      "too many files",
      zipSync(Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}.yml`, rule]))),
      "too-many-files",
    ],
    ["a wrong checksum", lyingZip([{ name: "a.yml", packed: packed(rule), content: bytes("x") }]), "damaged"],
    ["broken data", lyingZip([{ name: "a.yml", packed: bytes("\x07nonsense"), content: rule }]), "damaged"],
    ["an unknown way of packing", lyingZip([{ name: "a.yml", packed: rule, method: 99 }]), "damaged"],
    ["a password", lyingZip([{ name: "a.yml", packed: rule, flags: 1 }]), "wrong-format"],
    ["half of it", zipSync({ "a.yml": rule }).subarray(0, 60), "not-zip"],
    ["nothing but a beginning", bytes("PK\x03\x04"), "not-zip"],
  ])("%s", (_, file, code) => {
    expect(codeOf(() => readStyleGuide(file))).toBe(code);
  });

  test("a stream that ends too early is damage, wherever it is cut", () => {
    const whole = packed(rule);
    for (let cut = 0; cut < whole.length; cut++) {
      const file = lyingZip([{ name: "a.yml", packed: whole.subarray(0, cut), content: rule }]);
      expect(codeOf(() => readZip(file, defaultLimits, () => true))).toBe("damaged");
    }
  });

  test("an archive of something else is refused by name, not read as nothing", () => {
    const office = zipSync({ "[Content_Types].xml": bytes("<Types/>"), "word/document.xml": bytes("<w/>") });
    expect(codeOf(() => readStyleGuide(office))).toBe("wrong-format");
    expect(codeOf(() => readStyleGuide(office, { format: "vale" }))).toBe("wrong-format");
  });

  test("what is not asked for is not unpacked", () => {
    const file = lyingZip([{ name: "film.mp4", packed: bomb }]);
    expect(readZip(file, defaultLimits, () => false)).toEqual([{ name: "film.mp4", bytes: undefined }]);
  });

  test("any damage of one byte is refused or read, never anything else", () => {
    const file = zipSync({ "Acme/a.yml": rule, "Acme/b.yml": rule });
    for (let at = 0; at < file.length; at++) {
      for (const value of [0, 0xff]) codeOf(() => readStyleGuide(file.with(at, value)));
    }
  });
});

describe("XML", () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE tbx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><tbx>&b;</tbx>`;
  test.each<[string, string, FileErrorCode]>([
    ["billion laughs", laughs, "doctype"],
    ["an entity from outside", '<!DOCTYPE tbx [<!ENTITY x SYSTEM "file:///etc/passwd">]><tbx>&x;</tbx>', "doctype"],
    ["declarations behind a name", '<!DOCTYPE martif SYSTEM "TBX.dtd" [<!ELEMENT x ANY>]><martif/>', "doctype"],
    ["an entity of the document type that is not fetched", '<!DOCTYPE tbx SYSTEM "x.dtd"><tbx>&x;</tbx>', "bad-xml"],
    ["a document type that does not end", '<!DOCTYPE martif SYSTEM "TBX.dtd"', "bad-xml"],
    ["an entity nobody declared", "<tbx><text><body>&x;</body></text></tbx>", "bad-xml"],
    ["elements without end", "<tbx>".repeat(100_000), "too-deep"],
    ["a tag that is not closed", "<tbx><text></tbx>", "bad-xml"],
    ["two roots", "<tbx/><tbx/>", "bad-xml"],
    ["nothing", "", "bad-xml"],
    ["something else", "<html><body>x</body></html>", "wrong-format"],
  ])("%s", (_, text, code) => {
    expect(codeOf(() => readTerms(bytes(text), { format: "tbx" }))).toBe(code);
  });

  test("the name of a document type is passed over", () => {
    const text =
      '<!DOCTYPE martif SYSTEM "file:///etc/passwd"><martif><text><body><termEntry><langSet><tig><term>x</term></tig></langSet></termEntry></body></text></martif>';
    expect(readTerms(bytes(text)).rows[0]?.row.Text).toBe("x");
  });

  test("too many elements", () => {
    const around = (inside: string) => bytes(`<tbx><text><body>${inside}</body></text></tbx>`);
    const many = "<a/>".repeat(30_000);
    expect(codeOf(() => readTerms(around(many)))).toBe("too-many-rows");
    expect(codeOf(() => readTerms(around(`<conceptEntry>${many}</conceptEntry>`)))).toBe("too-many-rows");
    const term = "<termEntry><langSet><tig><term>x</term></tig></langSet></termEntry>";
    expect(codeOf(() => readTerms(around(term.repeat(11)), { limits: { rows: 10 } }))).toBe("too-many-rows");
    // Concepts are not counted together.
    expect(readTerms(around(term.repeat(10_000))).rows).toHaveLength(10_000);
  });

  test("the word DOCTYPE in a term is only a word", () => {
    const text =
      "<tbx><text><body><conceptEntry><langSec><termSec><term>&lt;!DOCTYPE&#62; <![CDATA[<!ENTITY>]]></term></termSec></langSec></conceptEntry></body></text></tbx>";
    expect(readTerms(bytes(text)).rows[0]?.row.Text).toBe("<!DOCTYPE> <!ENTITY>");
  });
});

describe("YAML", () => {
  const laughs = `a: &a [x,x,x,x,x,x,x,x,x]\n${[..."bcdefghi"].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[i]}`)}]`).join("\n")}\n`;
  test.each<[string, string, FileErrorCode]>([
    ["billion laughs", laughs, "bad-yaml"],
    ["an alias of itself", "a: &a [*a]\n", "bad-yaml"],
    ["brackets without end", "[".repeat(100_000), "too-deep"],
    ["braces without end", "{".repeat(100_000), "too-deep"],
    ["brackets between words", "[a,".repeat(100_000), "too-deep"],
    ["dashes without end", "- ".repeat(100_000), "too-deep"],
    ["question marks without end", "? ".repeat(100_000), "too-deep"],
    ["steps without end", Array.from({ length: 300 }, (_, i) => `${" ".repeat(i)}a:`).join("\n"), "too-deep"],
    ["a tag", "a: !!js/function x\n", "bad-yaml"],
    ["maps in maps", "{a: ".repeat(60) + "}".repeat(60), "too-deep"],
    ["the same key twice", "a: 1\na: 2\n", "bad-yaml"],
    ["a tab for a blank", "a:\n\t- b\n", "bad-yaml"],
    ["an unknown alias", "a: *b\n", "bad-yaml"],
    ["too much of it", "a: b\n".repeat(1_000_000), "too-large"],
  ])("%s", (_, text, code) => {
    expect(codeOf(() => readYaml(text, defaultLimits))).toBe(code);
  });

  test("many keys take no quadratic time", () => {
    const text = Array.from({ length: 40_000 }, (_, i) => `k${i}: v`).join("\n");
    expect(codeOf(() => readYaml(text, defaultLimits))).toBe("read");
  });

  test("an archive of broken files is given up", () => {
    const file = zipSync(
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`A/${i}.yml`, bytes("[]".repeat(100))])),
    );
    expect(codeOf(() => readStyleGuide(file))).toBe("damaged");
  });

  test("dates are text", () => {
    const text = "matches:\n  - trigger: 'x'\n    replace: 2024-01-01\n";
    expect(readSnippets(bytes(text)).rows[0]?.row.Text).toBe("2024-01-01");
  });
});

describe("text", () => {
  test.each(Object.entries(readers))("%s refuses a file over the limit at once", (_, read) => {
    expect(codeOf(() => read(tooLarge))).toBe("too-large");
  });

  test.each(Object.entries(readers))("%s takes one endless line for what it is", (_, read) => {
    for (const unit of ["a", " ", '"', ",", "'", "\\", "<", "[", "{{", "%", "=", "a=", "*", "-", ".", "\r", "<a "]) {
      codeOf(() => read(bytes(unit.repeat(Math.floor(cases(200_000) / unit.length)))));
    }
  });

  test.each(Object.entries(readers))("%s refuses what is no text", (name, read) => {
    const expected = name === "archive" ? "not-zip" : "not-text";
    expect(codeOf(() => read(bytes("Word,Text\na\0b,c\n")))).toBe(expected);
    expect(codeOf(() => read(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8)))).toBe(expected);
    expect(codeOf(() => read(Uint8Array.of(0x61, 0x81, 0x62)))).toBe(expected);
    expect(codeOf(() => read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)))).toBe(
      expected,
    );
  });

  test.each(Object.entries(readers))("%s reads or refuses nothing at all", (_, read) => {
    codeOf(() => read(new Uint8Array()));
  });

  test("too many rows and too many columns are refused", () => {
    expect(codeOf(() => readDictionary(bytes("a\n".repeat(100_001))))).toBe("too-many-rows");
    expect(codeOf(() => readDictionary(bytes(`Word,Note\n${"a,\n".repeat(100_001)}`)))).toBe("too-many-rows");
    expect(codeOf(() => readDictionary(bytes(`Word,Note\n${",".repeat(1_000_000)}`)))).toBe("too-many-columns");
    expect(codeOf(() => readDictionary(bytes("a\nb\nc\n"), { limits: { rows: 2 } }))).toBe("too-many-rows");
  });

  test("a cell that never ends is refused before it is copied", () => {
    for (const unit of ["a", '"', " "]) {
      const file = bytes(unit.repeat(3_000_000));
      expect(codeOf(() => readDictionary(file, { format: "csv" }))).toBe("wrong-format");
    }
  });

  test("a dictionary of the old OpenOffice is named as such", () => {
    expect(codeOf(() => readDictionary(bytes("\x06\0WBSWG6\x02\0")))).toBe("wrong-format");
  });

  test("a message that would be kept once for every word is refused", () => {
    const words = Array.from({ length: 1_000 }, (_, i) => `w${i}`).join(",");
    const text = `extends: existence\nmessage: "${"x".repeat(100_000)}%s"\ntokens: [${words}]\n`;
    const { rows, problems } = readStyleGuide(bytes(text));
    expect([rows.length, problems.length]).toEqual([0, 1]);
  });

  test("a thousand words against a thousand exceptions are soon told apart", () => {
    const words = Array.from({ length: 3_000 }, (_, i) => `w${i}`);
    const text = `extends: existence\nmessage: No.\ntokens: [${words}]\nexceptions: [${words.map((each) => `${each}+`)}]\n`;
    expect(readStyleGuide(bytes(text)).rows.filter(({ row }) => row.IsEnabled)).toEqual([]);
  });

  test("patterns that stand for a hundred words each count as a hundred rows", () => {
    const file = bytes("[0123456789][0123456789]\n".repeat(3_000));
    expect(codeOf(() => readStyleGuide(file, { fileName: "accept.txt" }))).toBe("too-many-rows");
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`${i}/accept.txt`, file.subarray(0, 25 * 900)]),
    );
    expect(codeOf(() => readStyleGuide(zipSync(files, { level: 0 })))).toBe("too-many-rows");
    const rule = `extends: repetition\nmessage: No.\ntokens: [${Array(50).fill("'[0123456789][0123456789]'")}]\n`;
    expect(readStyleGuide(bytes(rule)).problems.map(({ message }) => message)).toEqual([
      "It lists more than 1000 words.",
    ]);
  });

  test("deep JSON is refused", () => {
    const manifest = bytes('{"Format":"housestyle-team","Version":1}');
    const file = zipSync({ "manifest.json": manifest, "simple-style-guide.json": bytes("[".repeat(100_000)) });
    expect(codeOf(() => readArchive(file))).toBe("too-deep");
    const proto = zipSync({
      "manifest.json": manifest,
      "simple-style-guide.json": bytes(
        '[{"StyleGuideTemplateId":"a","IsSelected":true,"Config":{"__proto__":{"x":1}}}]',
      ),
    });
    expect(readArchive(proto).parts.SimpleStyleGuide?.[0]?.Config).toEqual({});
  });
});
