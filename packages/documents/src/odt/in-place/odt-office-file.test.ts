import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OfficeCorrection, type OfficeFile, type OfficeFiles, openOfficeFile } from "../../in-place/index.ts";
import { Unreadable } from "../../unreadable.ts";

const by = { author: "Ann & Co", date: new Date("2026-11-27T10:20:30.400Z") };
const own = "<dc:creator>Ann &amp; Co</dc:creator><dc:date>2026-11-27T10:20:30Z</dc:date>";
const root = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';

const around = (body: string) =>
  `<office:document-content ${root}><office:automatic-styles><style:style style:name="T9" style:family="text"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const page =
  "<office:document-styles><office:styles><style:style><text:p>no</text:p></style:style></office:styles><office:master-styles><style:master-page><style:header><text:p>Teh header</text:p></style:header><style:footer><text:p>Teh footer</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>";
const archive = (body: string, styles = ""): OfficeFiles =>
  new Map(
    Object.entries({
      mimetype: "application/vnd.oasis.opendocument.text",
      "content.xml": around(body),
      ...(styles ? { "styles.xml": styles } : {}),
      "Pictures/1.png": "a picture",
    }).map(([name, content]) => [name, new TextEncoder().encode(content)]),
  );
const partOf = (files: OfficeFiles, name = "content.xml") => new TextDecoder().decode(files.get(name));
const textsIn = ({ paragraphs }: OfficeFile) => paragraphs.map(({ text }) => text);
function correction(file: OfficeFile, before: string, words: string): OfficeCorrection {
  const paragraph = file.paragraphs.findIndex(({ text }) => text.includes(before));
  const start = file.paragraphs[paragraph]?.text.indexOf(before) ?? 0;
  return { paragraph, start, end: start + before.length, words };
}

const note =
  '<text:note text:id="n"><text:note-citation>1</text:note-citation><text:note-body><text:p>Teh note</text:p></text:note-body></text:note>';
const box = "<draw:frame><draw:text-box><text:p>Teh box</text:p></draw:text-box></draw:frame>";
const letter = `<text:h text:outline-level="1">Teh sea</text:h><text:p text:style-name="P1">We saw <text:span text:style-name="T1">teh</text:span> boat${note}${box}<text:span text:style-name="T9">hidden</text:span>.</text:p><text:list><text:list-item><text:p>one</text:p></text:list-item></text:list>`;

test("the text with its text boxes is followed by notes, headers, and footers; hidden words are left out", () => {
  const { paragraphs } = openOfficeFile(archive(letter, page));
  expect(paragraphs.map(({ text, kind, story }) => [text, kind, story])).toEqual([
    ["Teh sea", "heading", "text"],
    ["We saw teh boat\u2060.", "prose", "text"],
    ["Teh box", "prose", "textBox"],
    ["one", "list", "text"],
    ["Teh note", "prose", "note"],
    ["Teh header", "prose", "header"],
    ["Teh footer", "prose", "footer"],
  ]);
});

test("words are corrected in their places, and every other byte stays", () => {
  const files = archive(letter, page);
  const file = openOfficeFile(files);
  const wrong = ["Teh sea", "Teh box", "Teh note", "Teh header", "Teh footer"];
  const corrections = [
    correction(file, "teh", "the"),
    ...wrong.map((each) => correction(file, each, each.replace("Teh", "The"))),
  ];
  const { files: now, leftOut } = file.with(corrections, undefined);
  expect(leftOut).toBe(0);
  expect(partOf(now)).toBe(around(letter.replaceAll("Teh", "The").replace("teh", "the")));
  expect(partOf(now, "styles.xml")).toBe(page.replaceAll("Teh", "The"));
  expect([...now].filter(([name, bytes]) => files.get(name) !== bytes)).toHaveLength(2);
});

test("a tracked correction is listed with author and date; in a header it is left out", () => {
  const file = openOfficeFile(archive(letter, page));
  const corrections = [correction(file, "teh", "the"), correction(file, "Teh header", "The header")];
  const { files, leftOut } = file.with(corrections, by);
  expect(leftOut).toBe(1);
  const region = (number: number, content: string) =>
    `<text:changed-region xml:id="housestyle${number}" text:id="housestyle${number}">${content}</text:changed-region>`;
  const info = `<office:change-info>${own}</office:change-info>`;
  const gone = `<text:p text:style-name="P1"><text:span text:style-name="T1">teh</text:span></text:p>`;
  expect(partOf(files)).toBe(
    around(
      `<text:tracked-changes>${region(1, `<text:deletion>${info}${gone}</text:deletion>`)}${region(2, `<text:insertion>${info}</text:insertion>`)}</text:tracked-changes>${letter.replace(
        ">teh<",
        '><text:change text:change-id="housestyle1"/><text:change-start text:change-id="housestyle2"/>the<text:change-end text:change-id="housestyle2"/><',
      )}`,
    ),
  );
  const again = openOfficeFile(files).with([{ paragraph: 3, start: 0, end: 3, words: "two" }], by);
  expect(partOf(again.files).split("<text:tracked-changes>")).toHaveLength(2);
  expect(partOf(again.files)).toContain('xml:id="housestyle4"');
});

test("comments are around their words, and those on other places at the note, the text box, or the first words", () => {
  const file = openOfficeFile(archive(letter, page));
  const on = (words: string, text = "Look.") =>
    partOf(file.withComments([{ ...correction(file, words, ""), text }], by));
  const name = 'office:name="housestyle-comment1"';
  const start = `<office:annotation ${name}>${own}<text:p>Look.</text:p></office:annotation>`;
  const end = `<office:annotation-end ${name}/>`;
  expect(on("boat")).toBe(around(letter.replace("boat", `${start}boat${end}`)));
  expect(on("Teh note")).toBe(around(letter.replace(note, start + note + end)));
  expect(on("Teh box")).toContain(`${start}We saw `);
  expect(on("Teh footer")).toContain(`${start}Teh sea${end}`);
  const comments = [{ ...correction(file, "boat", ""), text: "A & b.\n“Two” lines" }];
  const files = file.withComments(comments, by);
  expect(openOfficeFile(files).withComments(comments, by)).toBe(files);
});

test("words of fields stay, and a document with a password is refused", () => {
  const file = openOfficeFile(archive("<text:p>On <text:date>teh day</text:date></text:p>"));
  expect(file.with([correction(file, "teh", "the")], undefined).leftOut).toBe(1);
  const locked = new Map(archive("")).set("META-INF/manifest.xml", new TextEncoder().encode("<encryption-data/>"));
  expect(() => openOfficeFile(locked)).toThrow(new Unreadable("locked"));
});

/** The text of a part before the changes: deleted words are back, and inserted ones gone. */
function rejected(xml: string): string {
  const deletions = new Map(
    [...xml.matchAll(/text:id="(\w+)"><text:deletion>.*?<text:p>(.*?)<\/text:p><\/text:deletion>/g)].map(
      ([, id = "", content = ""]) => [id, content],
    ),
  );
  return xml
    .replace(/<text:tracked-changes>.*<\/text:tracked-changes>/, "")
    .replace(/<text:change-start [^>]*\/>.*?<text:change-end [^>]*\/>/g, "")
    .replace(/<text:change text:change-id="(\w+)"\/>/g, (_, id) => deletions.get(id) ?? "");
}

const words = fc.constantFrom("teh", "boat", " ", "  ", "\n", "&amp;", "é", "ö", '<text:s text:c="2"/>', "<text:tab/>");
const inline = fc.array(words, { maxLength: 5 }).map((all) => all.join(""));
const content = fc.array(
  fc.oneof(
    inline,
    inline.map((each) => `<text:span text:style-name="T1">${each}</text:span>`),
    inline.map((each) => `<text:a xlink:href="x">${each}</text:a>`),
    inline.map((each) => box.replace("Teh box", each)),
    fc.constant(note),
  ),
  { maxLength: 4 },
);

test("whatever is corrected and commented, the file says it when it is read again, and rejected it is as before", () => {
  const places = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3), fc.constantFrom("", "the", "a b")), { maxLength: 6 });
  holds(
    fc.property(fc.array(content, { minLength: 1, maxLength: 4 }), places, (paragraphs, picked) => {
      const body = paragraphs.map((each) => `<text:p>${each.join("")}</text:p>`).join("");
      const file = openOfficeFile(archive(body));
      const placed = picked.map(([at, from, length, text]) => {
        const paragraph = at % file.paragraphs.length;
        const size = file.paragraphs[paragraph]?.text.length ?? 0;
        const start = from % (size + 1);
        return { paragraph, start, end: Math.min(start + length, size), words: text, text: `About ${text}.` };
      });
      expect(textsIn(openOfficeFile(file.withComments(placed, by)))).toEqual(textsIn(file));
      for (const author of [undefined, by])
        for (const each of placed) {
          const { files, leftOut } = file.with([each], author);
          const expected = textsIn(file).map((text, index) =>
            index === each.paragraph ? text.slice(0, each.start) + each.words + text.slice(each.end) : text,
          );
          expect(textsIn(openOfficeFile(files))).toEqual(leftOut > 0 ? textsIn(file) : expected);
        }
      const tracked = new Map(archive(body)).set(
        "content.xml",
        new TextEncoder().encode(rejected(partOf(file.with(placed, by).files))),
      );
      expect(textsIn(openOfficeFile(tracked))).toEqual(textsIn(file));
    }),
  );
});
