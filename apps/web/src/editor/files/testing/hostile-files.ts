import { smallPdf } from "@housestyle/documents/testing/small-pdf";
import { writeZip } from "@housestyle/files";
import { pdfAttacks, rtfAttacks, textAttacks } from "./hostile-texts.ts";

/** A file that is made to harm, or that was harmed. */
interface HostileFile {
  readonly attack: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns a text as bytes, one for each character. */
const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

type Files = Readonly<Record<string, string | Uint8Array>>;

const zip = (files: Files): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    writeZip(
      new Map(Object.entries(files).map(([name, given]) => [name, typeof given === "string" ? encode(given) : given])),
    ),
  );
const encode = (text: string) => new TextEncoder().encode(text);
const nested = (open: string, close: string, levels: number, inside: string) =>
  open.repeat(levels) + inside + close.repeat(levels);

/** How a format holds a piece of XML that is read as content, and what is a paragraph in it. */
interface XmlFormat {
  readonly name: string;
  readonly file: (content: string, prolog?: string) => Uint8Array<ArrayBuffer>;
  readonly paragraph: (text: string) => string;
  readonly containers: readonly (readonly [open: string, close: string])[];
  readonly wideCell: string;
}

const odtFiles = (content: string): Files => ({
  mimetype: "application/vnd.oasis.opendocument.text",
  "content.xml": content,
  "styles.xml": "<a/>",
});
const epubFiles = (chapter: string): Files => ({
  mimetype: "application/epub+zip",
  "META-INF/container.xml": '<container><rootfile full-path="book.opf"/></container>',
  "book.opf": '<package><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/></package>',
  "a.xhtml": chapter,
});
const binderWith = (content: string, prolog = ""): string =>
  `${prolog}<ScrivenerProject><Binder><BinderItem UUID="A" Type="DraftFolder"><Children>${content}</Children></BinderItem></Binder></ScrivenerProject>`;
const projectFiles = (binder: string, rtf = "{\\rtf1 a}"): Files => ({
  "a.scriv/a.scrivx": binder,
  "a.scriv/Files/Data/A/content.rtf": rtf,
});

const xmlFormats: readonly XmlFormat[] = [
  {
    name: "a.docx",
    file: (content, prolog = "") =>
      zip({ "word/document.xml": `${prolog}<w:document><w:body>${content}</w:body></w:document>` }),
    paragraph: (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`,
    containers: [
      ["<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>"],
      ["<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>"],
    ],
    wideCell: '<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="999999999"/></w:tcPr><w:p/></w:tc></w:tr></w:tbl>',
  },
  {
    name: "a.odt",
    file: (content, prolog = "") => zip(odtFiles(`${prolog}<office:text>${content}</office:text>`)),
    paragraph: (text) => `<text:p>${text}</text:p>`,
    containers: [
      ["<text:list><text:list-item>", "</text:list-item></text:list>"],
      ["<table:table><table:table-row><table:table-cell>", "</table:table-cell></table:table-row></table:table>"],
    ],
    wideCell:
      '<table:table><table:table-row table:number-rows-repeated="999999999"><table:table-cell table:number-columns-repeated="999999999" table:number-columns-spanned="999999999"><text:p>a</text:p></table:table-cell></table:table-row></table:table>',
  },
  {
    name: "a.fodt",
    file: (content, prolog = "") =>
      encode(`${prolog}<office:document><office:text>${content}</office:text></office:document>`),
    paragraph: (text) => `<text:p>${text}</text:p>`,
    containers: [["<text:section>", "</text:section>"]],
    wideCell: '<text:p>a<text:s text:c="999999999"/>b</text:p>',
  },
  {
    name: "a.epub",
    file: (content, prolog = "") => zip(epubFiles(`${prolog}<html><body>${content}</body></html>`)),
    paragraph: (text) => `<p>${text}</p>`,
    containers: [
      ["<blockquote>", "</blockquote>"],
      ["<table><tr><td>", "</td></tr></table>"],
      ["<ol><li>", "</li></ol>"],
    ],
    wideCell: '<table><tr><td colspan="999999999" rowspan="999999999">a</td></tr><tr><td>b</td></tr></table>',
  },
  {
    name: "a.fdx",
    file: (content, prolog = "") => encode(`${prolog}<FinalDraft><Content>${content}</Content></FinalDraft>`),
    paragraph: (text) => `<Paragraph Type="Action"><Text>${text}</Text></Paragraph>`,
    containers: [["<Paragraph><DualDialogue>", "</DualDialogue></Paragraph>"]],
    wideCell: '<Paragraph Type="Action" StartsNewPage="999999999"><Text Style="++++">a</Text></Paragraph>',
  },
  {
    name: "a.zip",
    file: (content, prolog) => zip(projectFiles(binderWith(content, prolog))),
    paragraph: (text) => `<BinderItem UUID="A" Type="Text"><Title>${text}</Title></BinderItem>`,
    containers: [['<BinderItem UUID="../../../etc/passwd"><Children>', "</Children></BinderItem>"]],
    wideCell: '<BinderItem UUID="A"/>'.repeat(50_000),
  },
];

const laughs = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`).join("")}]>`;
const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const parameter = '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x"> %x;]>';

function xmlAttacks({ name, file, paragraph, containers, wideCell }: XmlFormat): readonly HostileFile[] {
  const attacks: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ["entities in entities", file(paragraph("&a9;"), laughs)],
    ["an entity from a file", file(paragraph("&x;"), outside)],
    ["an entity from the network", file(paragraph("a"), parameter)],
    ["a document type from the network", file(paragraph("a"), '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">')],
    ["elements of no kind in each other", file(nested("<a>", "</a>", 100_000, paragraph("a")))],
    ...containers.map(
      ([open, close]) => [`${open} in itself`, file(nested(open, close, 5_000, paragraph("a")))] as const,
    ),
    ["many of them that do not end", file(containers.map(([open]) => open.repeat(20_000)).join(""))],
    ["elements that cross", file(`<a><b>${paragraph("a")}</a></b>`)],
    ["a comment without an end", file(`${paragraph("a")}<!-- `.repeat(2) + "<!-".repeat(50_000))],
    ["CDATA without an end", file(`${paragraph("a")}<![CDATA[`)],
    ["quotation marks without an end", file(paragraph("a") + '<a b="'.repeat(50_000))],
    ["signs that begin nothing", file(paragraph("a") + "<".repeat(100_000))],
    ["an attribute of a megabyte", file(`<a b="${"x".repeat(1_000_000)}"/>${paragraph("a")}`)],
    ["a hundred thousand attributes", file(`<a ${'b="c" '.repeat(100_000)}/>${paragraph("a")}`)],
    ["characters that XML has not", file(paragraph("a&#0;&#x110000;&#xd800;\ud800\u0001\ufffe&#99999999;&undefined;"))],
    ["spaces without an end", file(paragraph(" ".repeat(500_000)))],
    ["a word of two megabytes", file(paragraph("x".repeat(2_000_000)))],
    ["a hundred thousand paragraphs", file(paragraph("a").repeat(100_000))],
    ["numbers that are too large", file(wideCell)],
    ["another encoding", file(paragraph("\u00e9"), '<?xml version="1.0" encoding="UTF-16"?>')],
  ];
  return attacks.map(([attack, bytes]) => ({ attack, name, bytes }));
}

/** Attacks on archives, whatever is in them. */
function archiveAttacks(name: string, files: Files): readonly HostileFile[] {
  const whole = zip(files);
  const [first = ""] = Object.keys(files).slice(-1);
  const directory = indexOf(whole, [0x50, 0x4b, 1, 2]);
  const end = indexOf(whole, [0x50, 0x4b, 5, 6]);
  const attacks: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ...[1, 2, 3, 4].map((part) => [`cut off after ${part}/5`, whole.slice(0, (whole.length * part) / 5)] as const),
    ["a bomb", zip({ ...files, [first]: new Uint8Array(30_000_000).fill(0x20) })],
    ...["../a.xml", "/etc/passwd", "C:\\a.xml", "a\\..\\b.xml", "a/./b.xml", "a\u0000b.xml"].map(
      (path) => [`a path ${JSON.stringify(path)}`, zip({ ...files, [path]: "a" })] as const,
    ),
    [
      "ten thousand files",
      zip({ ...files, ...Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`x${at}`, ""])) }),
    ],
    ["a password", changed(whole, directory + 8, 1)],
    ["an unknown way of packing", changed(whole, directory + 10, 99)],
    ["a checksum that is wrong", changed(whole, directory + 16, (whole[directory + 16] ?? 0) ^ 0xff)],
    ["a size that is too large", changed(whole, directory + 22, 0xff)],
    ["a place outside the file", changed(whole, directory + 45, 0x7f)],
    ["files that share their bytes", changed(whole, directory + 42, (whole[directory + 42] ?? 0) + 1)],
    ["a directory outside the file", changed(whole, end + 18, 0xff)],
    ["more files than there are", changed(whole, end + 10, 0xff)],
    ["archives in archives", zip({ ...files, [first]: zip({ [first]: whole }) })],
    ["nothing in it", zip({})],
  ];
  return attacks.map(([attack, bytes]) => ({ attack, name, bytes }));
}

function indexOf(bytes: Uint8Array, sought: readonly number[]): number {
  return bytes.findIndex((_, at) => sought.every((byte, index) => bytes[at + index] === byte));
}

function changed(bytes: Uint8Array, at: number, value: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = value;
  return copy;
}

const xmlPlaces: readonly HostileFile[] = [
  {
    attack: "a chapter outside the book",
    name: "a.epub",
    bytes: zip({
      ...epubFiles("<p/>"),
      "book.opf":
        '<package><item id="a" href="../../../etc/passwd" media-type="application/xhtml+xml"/><itemref idref="a"/></package>',
    }),
  },
  {
    attack: "a chapter from the network",
    name: "a.epub",
    bytes: zip({
      ...epubFiles("<p/>"),
      "book.opf":
        '<package><item id="a" href="http://127.0.0.1:1/a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/></package>',
    }),
  },
  {
    attack: "one chapter a hundred thousand times",
    name: "a.epub",
    bytes: zip({
      ...epubFiles("<p>a</p>"),
      "book.opf": `<package><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>${'<itemref idref="a"/>'.repeat(100_000)}</package>`,
    }),
  },
  {
    attack: "one chapter under many names",
    name: "a.epub",
    bytes: zip({
      ...epubFiles(`<p>${"a ".repeat(5_000)}</p>`),
      "book.opf": `<package>${Array.from({ length: 5_000 }, (_, at) => `<item id="a${at}" href="a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a${at}"/>`).join("")}</package>`,
    }),
  },
  {
    attack: "images outside the book",
    name: "a.epub",
    bytes: zip(
      epubFiles('<p>a<img src="file:///etc/passwd"/><img src="//127.0.0.1:1/a.png"/><img src="http://[/a"/></p>'),
    ),
  },
  {
    attack: "an encrypted book",
    name: "a.epub",
    bytes: zip({
      ...epubFiles("<p>a</p>"),
      "META-INF/encryption.xml": '<encryption><CipherReference URI="a.xhtml"/></encryption>',
    }),
  },
  {
    attack: "macros",
    name: "a.docm",
    bytes: zip({
      "word/document.xml": "<w:document><w:body><w:p><w:r><w:t>a</w:t></w:r></w:p></w:body></w:document>",
      "word/vbaProject.bin": "x",
    }),
  },
  {
    attack: "a template from the network",
    name: "a.docx",
    bytes: zip({
      "word/document.xml": "<w:document><w:body><w:p><w:r><w:t>a</w:t></w:r></w:p></w:body></w:document>",
      "word/_rels/settings.xml.rels":
        '<Relationships><Relationship Id="r" Type="attachedTemplate" Target="http://127.0.0.1:1/a.dotm" TargetMode="External"/></Relationships>',
    }),
  },
  {
    attack: "styles that rest on each other",
    name: "a.docx",
    bytes: zip({
      "word/document.xml":
        '<w:document><w:body><w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:body></w:document>',
      "word/styles.xml":
        '<w:styles><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
    }),
  },
  {
    attack: "text that is no RTF",
    name: "a.zip",
    bytes: zip(projectFiles(binderWith('<BinderItem UUID="A" Type="Text"/>'), "MZ\u0000\u0001")),
  },
  {
    attack: "groups in groups",
    name: "a.zip",
    bytes: zip(projectFiles(binderWith('<BinderItem UUID="A" Type="Text"/>'), `{\\rtf1 ${"{".repeat(200_000)}`)),
  },
  { attack: "no draft", name: "a.zip", bytes: zip({ "a.scrivx": "<ScrivenerProject/>" }) },
];

/** Contents of each format, under the names of all others. */
function misnamed(): readonly HostileFile[] {
  const contents: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
    ["an archive", zip({ a: "b" })],
    ["a PDF", smallPdf([{ text: "a", y: 700 }])],
    ["RTF", latin("{\\rtf1 a}")],
    ["a program", latin("MZ\u0090\u0000\u0003\u0000\u0000\u0000\u0004\u0000")],
    ["a picture", latin("\u0089PNG\r\n\u001a\n")],
    ["noise", Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) & 0xff)],
    ["half a character", latin("\u00ff\u00fea\u0000\u0000\u00d8b")],
    ["a web page", latin("plain words <b>")],
    ["nothing", new Uint8Array()],
  ];
  const names = ["a.docx", "a.odt", "a.epub", "a.pdf", "a.rtf", "a.fdx", "a.zip", "a.fountain", "a.md", "a.txt"];
  return contents.flatMap(([attack, bytes]) => names.map((name) => ({ attack: `${attack} as ${name}`, name, bytes })));
}

/** Returns hostile files of every format that is read, but for HTML, which needs a page. */
export function hostileFiles(): readonly HostileFile[] {
  return [
    ...xmlFormats.flatMap(xmlAttacks),
    ...archiveAttacks("a.docx", { "word/document.xml": "<w:document><w:body><w:p/></w:body></w:document>" }),
    ...archiveAttacks("a.odt", odtFiles("<text:p>a</text:p>")),
    ...archiveAttacks("a.epub", epubFiles("<p>a</p>")),
    ...archiveAttacks("a.zip", projectFiles(binderWith('<BinderItem UUID="A"/>'))),
    ...rtfAttacks.map(([attack, text]) => ({ attack, name: "a.rtf", bytes: latin(text) })),
    ...pdfAttacks.map(([attack, text]) => ({ attack, name: "a.pdf", bytes: latin(text) })),
    ...textAttacks.map(([attack, name, text]) => ({ attack, name, bytes: encode(text) })),
    ...xmlPlaces,
    ...misnamed(),
  ];
}
