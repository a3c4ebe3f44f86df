import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { schema } from "../../schema.ts";
import { normalized, settledChanges } from "../../testing/settled-changes.ts";
import { textBlocks, textOf } from "../../text-blocks.ts";
import { docxDocument } from "../docx-document.ts";

const around = (body: string) => `<w:document xmlns:w="w"><w:body>${body}<w:sectPr/></w:body></w:document>`;
const none = { styles: "", numbering: "", footnotes: "", endnotes: "", links: new Map<string, string>(), others: [] };
const by = { author: "Ann & Co", date: new Date("2026-11-27T10:20:30.400Z") };
const written = 'w:author="Ann &amp; Co" w:date="2026-11-27T10:20:30Z"';
const name = "Ann &amp; Co";
const open = (body: string, footnotes = "") => docxDocument({ ...none, document: around(body), footnotes });
const { doc, paragraph, newline } = schema.nodes;
const plain = (lines: readonly string[]) =>
  doc.create(
    null,
    lines.map((line) =>
      paragraph.create(
        null,
        line
          .split(/(\n)/)
          .filter((part) => part !== "")
          .map((part) => (part === "\n" ? newline.create() : schema.text(part))),
      ),
    ),
  );
const tracked = (body: string, ...lines: string[]) => {
  const { parts, untracked } = open(body).withTracked(plain(lines), by);
  return { document: parts.document.replace(around(""), ""), untracked };
};
const textsIn = (document: string, footnotes = "") =>
  textBlocks(docxDocument({ ...none, document, footnotes }).doc).map(({ node }) => textOf(node));

const t = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
const bold = '<w:rPr><w:rFonts w:ascii="Garamond"/><w:b/></w:rPr>';

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (code: string, inner: string) =>
  `${mark("begin")}<w:r><w:instrText>${code}</w:instrText></w:r>${mark("separate")}${inner}${mark("end")}`;

test("a corrected word is a deletion and an insertion, both as the word looked; the rest of the run stays", () => {
  const body = `<w:p w:rsidR="1"><w:r w:rsidR="2">${bold}<w:t>We saw teh sea.</w:t></w:r></w:p>`;
  expect(tracked(body, "We saw the sea.")).toEqual({
    document: around(
      `<w:p w:rsidR="1"><w:r w:rsidR="2">${bold}${t("We saw ")}</w:r>` +
        `<w:del w:id="1" ${written}><w:r w:rsidR="2">${bold}<w:delText xml:space="preserve">teh</w:delText></w:r></w:del>` +
        `<w:ins w:id="2" ${written}><w:r>${bold}${t("the")}</w:r></w:ins>` +
        `<w:r w:rsidR="2">${bold}${t(" sea.")}</w:r></w:p>`,
    ),
    untracked: [],
  });
});

test("ids are those that nothing else in the file has", () => {
  const body = `<w:p><w:bookmarkStart w:id="1"/><w:bookmarkEnd w:id='1'/><w:r>${t("teh")}</w:r></w:p>`;
  const opened = docxDocument({ ...none, document: around(body), others: ['<w:hdr><w:ins w:id="3"/></w:hdr>'] });
  const { document } = opened.withTracked(plain(["the"]), by).parts;
  expect([...document.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id)).toEqual(["2", "4"]);
});

test("words inside an insertion of somebody else end it, and it goes on after them", () => {
  const other = (id: number) => `<w:ins w:id="${id}" w:author="Bob" w:date="2026-01-01T00:00:00Z">`;
  const body = `<w:p>${other(7)}<w:r>${t("We saw teh sea.")}</w:r></w:ins></w:p>`;
  expect(tracked(body, "We saw the sea.").document).toBe(
    around(
      `<w:p>${other(7)}<w:r>${t("We saw ")}</w:r><w:del w:id="1" ${written}><w:r><w:delText xml:space="preserve">teh</w:delText></w:r></w:del></w:ins>` +
        `<w:ins w:id="2" ${written}><w:r>${t("the")}</w:r></w:ins>${other(3)}<w:r>${t(" sea.")}</w:r></w:ins></w:p>`,
    ),
  );
  // At its end nothing of it is left to go on.
  expect(tracked(body, "We saw teh sea. Now.").document).toContain(`${t(" Now.")}</w:r></w:ins></w:p>`);
});

test("a paragraph that is added or removed has its end marked", () => {
  const body = `<w:p><w:pPr><w:jc w:val="left"/></w:pPr><w:r>${t("One")}</w:r></w:p><w:p/><w:p><w:r>${t("Two")}</w:r></w:p>`;
  // As in Word, the end of the paragraph before is new, and the new paragraph takes over the earlier one.
  expect(tracked(body, "One", "New", "", "Two").document).toContain(
    `<w:p><w:pPr><w:jc w:val="left"/><w:rPr><w:ins w:id="2" ${written}/></w:rPr></w:pPr><w:r>${t("One")}</w:r></w:p><w:p><w:pPr><w:jc w:val="left"/></w:pPr><w:ins w:id="1" ${written}><w:r>${t("New")}</w:r></w:ins></w:p><w:p/>`,
  );
  // A heading is not followed by another, so the new paragraph has an end of its own.
  const heading = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r>${t("One")}</w:r></w:p><w:p><w:r>${t("Two")}</w:r></w:p>`;
  expect(tracked(heading, "One", "New", "Two").document).toContain(
    `<w:p><w:pPr><w:rPr><w:ins w:id="2" ${written}/></w:rPr></w:pPr><w:ins w:id="1" ${written}><w:r>${t("New")}</w:r></w:ins></w:p>`,
  );
  expect(tracked(body, "", "Two").document).toContain(
    `<w:p><w:pPr><w:jc w:val="left"/><w:rPr><w:del w:id="1" ${written}/></w:rPr></w:pPr><w:del w:id="2" ${written}>`,
  );
  // Nothing follows the last one: the end before it is the one that changes.
  const added = tracked(body, "One", "", "Two", "New").document;
  expect(added).toContain(
    `<w:p><w:pPr><w:rPr><w:ins w:id="2" ${written}/></w:rPr></w:pPr><w:r>${t("Two")}</w:r></w:p>`,
  );
  expect(added).toContain(`<w:p><w:ins w:id="1" ${written}><w:r>${t("New")}</w:r></w:ins></w:p><w:sectPr/>`);
  expect(textsIn(settledChanges(tracked(body, "One", "").document, name, "accept"))).toEqual(["One", ""]);
});

test.each([
  ["ruby text", `<w:r><w:ruby><w:rt/><w:rubyBase><w:r>${t("teh")}</w:r></w:rubyBase></w:ruby></w:r>`],
  ["what a field computes", field("REF a", `<w:r>${t("teh")}</w:r>`)],
  ["a simple field", `<w:fldSimple w:instr="AUTHOR"><w:r>${t("teh")}</w:r></w:fldSimple>`],
  ["a content control", `<w:sdt><w:sdtContent><w:r>${t("teh")}</w:r></w:sdtContent></w:sdt>`],
])("in %s no change can be tracked: it stays and is listed, and the rest is tracked", (_, source) => {
  const { document, untracked } = tracked(`<w:p>${source}<w:r>${t(" adn sea")}</w:r></w:p>`, "the and sea");
  expect(untracked).toEqual([{ gone: "teh", added: "the" }]);
  expect(document).toContain(source);
  expect(textsIn(settledChanges(document, name, "accept"))).toEqual(["teh and sea"]);
});

test("the words of a link are tracked inside it", () => {
  for (const [before, after] of [
    ['<w:hyperlink r:id="r1">', "</w:hyperlink>"],
    field('HYPERLINK "b"', "|").split("|"),
  ]) {
    const { document, untracked } = tracked(`<w:p>${before}<w:r>${t("teh")}</w:r>${after}</w:p>`, "the");
    expect(untracked).toEqual([]);
    expect(document).toContain(
      `${before}<w:del w:id="1" ${written}><w:r><w:delText xml:space="preserve">teh</w:delText></w:r></w:del><w:ins w:id="2" ${written}><w:r>${t("the")}</w:r></w:ins>${after}`,
    );
  }
});

const word = fc.constantFrom("teh", "boat", "sea", "&amp;", "é", "😀", ".", " ", " ");
const words = fc.array(word, { maxLength: 5 }).map((all) => all.join(""));
const look = fc.constantFrom(
  "",
  bold,
  '<w:rPr><w:i/><w:rPrChange w:id="90" w:author="Bob" w:date="2026-01-01T00:00:00Z"><w:rPr/></w:rPrChange></w:rPr>',
);
const run = fc
  .tuple(
    look,
    words,
    fc.constantFrom("", "<w:tab/>", "<w:br/>", '<w:br w:type="page"/>', "<w:drawing><w:p/></w:drawing>"),
    words,
  )
  .map(([looks, before, middle, after]) => `<w:r>${looks}${t(before)}${middle}${after ? t(after) : ""}</w:r>`);
const inserted = (inner: string) => `<w:ins w:id="91" w:author="Bob" w:date="2026-01-01T00:00:00Z">${inner}</w:ins>`;
const inline = fc.oneof(
  { weight: 4, arbitrary: run },
  run.map(inserted),
  run.map((inner) => `<w:hyperlink r:id="r1">${inner}${inserted(inner)}</w:hyperlink>`),
  run.map((inner) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`),
  run.map((inner) => inserted(`<w:smartTag>${inner}</w:smartTag>`)),
  fc.tuple(fc.constantFrom("REF a", ' HYPERLINK "b"'), run).map(([code, inner]) => field(code, inner)),
  words.map(
    (text) =>
      `<w:del w:id="92" w:author="Bob" w:date="2026-01-01T00:00:00Z"><w:r><w:delText>${text}</w:delText></w:r></w:del>`,
  ),
  words.map((text) => `<mc:AlternateContent><mc:Choice><w:r>${t(text)}</w:r></mc:Choice></mc:AlternateContent>`),
  words.map((text) => `<w:r><w:ruby><w:rubyBase><w:r>${t(text)}</w:r></w:rubyBase></w:ruby></w:r>`),
);
const properties = fc.constantFrom(
  "",
  "",
  "<w:pPr/>",
  '<w:pPr><w:jc w:val="left"/></w:pPr>',
  "<w:pPr><w:rPr><w:b/></w:rPr></w:pPr>",
  "<w:pPr><w:rPr/><w:sectPr/></w:pPr>",
  '<w:pPr><w:rPr><w:ins w:id="93" w:author="Bob" w:date="2026-01-01T00:00:00Z"/></w:rPr></w:pPr>',
  '<w:pPr><w:pPrChange w:id="94" w:author="Bob" w:date="2026-01-01T00:00:00Z"><w:pPr/></w:pPrChange></w:pPr>',
);
const block = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(properties, fc.array(inline, { maxLength: 4 }))
      .map(([all, inner]) => `<w:p>${all}${inner.join("")}</w:p>`),
  },
  fc.constant("<w:p/>"),
);
const cells = fc
  .array(fc.array(block, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
  .map((all) => `<w:tbl><w:tr>${all.map((inner) => `<w:tc>${inner.join("")}</w:tc>`).join("")}</w:tr></w:tbl>`);
const body = fc
  .array(fc.oneof({ weight: 4, arbitrary: block }, cells), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(""));
const notes = fc
  .array(fc.tuple(words, block), { maxLength: 2 })
  .map((all) =>
    all.length === 0
      ? ""
      : `<w:footnotes>${all.map(([text, more], id) => `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r><w:r>${t(` ${text}`)}</w:r></w:p>${more}</w:footnote>`).join("")}</w:footnotes>`,
  );

/** What a writer does to a list of paragraphs: for each, what becomes of it. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant((line: string) => [line]) },
  fc.constant((line: string) => [line.replace(/teh/g, "the").replace("boat", "ship or boat")]),
  fc.constant((line: string) => [line.replace("sea", "").replace("\t", "")]),
  fc.constant(() => []),
  fc.constant((line: string) => [line, "A new one."]),
  fc.constant(() => ["All\tof it\nis new."]),
);

test("accepted, the changes give the new words; rejected, the file from before; ids stay unique", () => {
  let untrackedCount = 0;
  holds(
    fc.property(body, notes, fc.array(act, { minLength: 12, maxLength: 12 }), (source, footnotes, acts) => {
      const opened = open(source, footnotes);
      const lines = textBlocks(opened.doc).map(({ node }) => textOf(node));
      const now = lines.flatMap((line, at) => acts[at % acts.length]?.(line) ?? [line]);
      const { parts, untracked } = opened.withTracked(plain(now.length > 0 ? now : [""]), by);
      const rejected = settledChanges(parts.document, name, "reject");
      expect(normalized(rejected)).toBe(normalized(around(source)));
      expect(normalized(settledChanges(parts.footnotes, name, "reject"))).toBe(normalized(footnotes));
      const accepted = textsIn(
        settledChanges(parts.document, name, "accept"),
        settledChanges(parts.footnotes, name, "accept"),
      );
      // The space before the words of a note is not read.
      const said = (all: readonly string[]) =>
        all.map((line) => line.trim()).filter((line) => !/^(?:Notes)?$/.test(line));
      if (untracked.length > 0) untrackedCount++;
      else expect(said(accepted)).toEqual(said(now));
      const ids = [...(parts.document + parts.footnotes).matchAll(/<w:\w+ w:id="(\d+)" w:author="Ann/g)].map(
        ([, id]) => id,
      );
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 1000 },
  );
  expect(untrackedCount).toBeGreaterThan(0);
});

const simple = fc.array(words, { minLength: 1, maxLength: 5 });

test("in a plain text, paragraphs that are added and removed are exactly those of the new text", () => {
  holds(
    fc.property(simple, simple, (before, now) => {
      const source = before.map((line) => `<w:p><w:r>${t(line)}</w:r></w:p>`).join("");
      const lines = now.map((line) => line.replaceAll("&amp;", "&"));
      const { document, untracked } = tracked(source, ...lines);
      expect(untracked).toEqual([]);
      expect(textsIn(settledChanges(document, name, "accept"))).toEqual(lines);
      expect(normalized(settledChanges(document, name, "reject"))).toBe(normalized(around(source)));
    }),
    { numRuns: 500 },
  );
});
