/** RTF: what the attack is, and the file. */
export const rtfAttacks: readonly (readonly [string, string])[] = [
  ["groups in groups", `{\\rtf1 ${"{".repeat(200_000)}a`],
  ["groups that end more than they begin", `{\\rtf1 a${"}".repeat(200_000)}b`],
  ["binary data longer than the file", "{\\rtf1 a\\bin2147483647 b"],
  ["binary data of a negative length", "{\\rtf1 a\\bin-5 b}"],
  ["numbers that are too large", "{\\rtf1 \\u99999999999999999999?\\uc999999999 a\\u-32769?\\li99999999999}"],
  ["a field from a file", '{\\rtf1 {\\field{\\*\\fldinst INCLUDETEXT "file:///etc/passwd"}{\\fldrslt a}}}'],
  ["a field from the network", '{\\rtf1 {\\field{\\*\\fldinst INCLUDEPICTURE "http://127.0.0.1:1/x"}{\\fldrslt a}}}'],
  ["an object that runs", `{\\rtf1 {\\object\\objemb{\\*\\objdata ${"d0cf11e0".repeat(10_000)}}}a}`],
  ["a hundred thousand fonts", `{\\rtf1 {\\fonttbl ${"{\\f1 a;}".repeat(100_000)}}a}`],
  ["a hundred thousand cells", `{\\rtf1 \\trowd ${"\\cellx1 ".repeat(100_000)}${"a\\cell ".repeat(100_000)}\\row}`],
  [
    "tables in tables",
    `{\\rtf1 ${"\\trowd\\itap9999\\intbl a\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}".repeat(5_000)}}`,
  ],
  ["notes in notes", `{\\rtf1 a${"{\\footnote b".repeat(20_000)}`],
  ["hexadecimal digits that are none", "{\\rtf1 \\'zz\\'\\'f"],
  ["control words without an end", `{\\rtf1 \\${"a".repeat(1_000_000)}`],
  ["levels of lists that are too deep", `{\\rtf1 ${"{\\pntext a}\\ls1\\ilvl99999999 a\\par ".repeat(2_000)}}`],
];

const pdf = (...objects: readonly string[]) =>
  `%PDF-1.4\n${objects.map((object, at) => `${at + 1} 0 obj${object}endobj`).join("\n")}\ntrailer<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n0\n%%EOF`;
const catalog = "<</Type/Catalog/Pages 2 0 R>>";
/** PDF: what the attack is, and the file. */
export const pdfAttacks: readonly (readonly [string, string])[] = [
  ["pages in themselves", pdf(catalog, "<</Type/Pages/Kids[2 0 R]/Count 9>>")],
  ["a thousand million pages", pdf(catalog, "<</Type/Pages/Kids[]/Count 1000000000>>")],
  [
    "a program",
    pdf("<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>", "<</Type/Pages/Kids[]/Count 0>>"),
  ],
  [
    "a file from elsewhere",
    pdf(
      catalog,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R>>",
      "<</Length 0/F(file:///etc/passwd)>>stream\nendstream",
    ),
  ],
  ["arrays in arrays", pdf(`<</Type/Catalog/Pages ${"[".repeat(100_000)}>>`)],
  [
    "a length that is itself",
    pdf(
      catalog,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R>>",
      "<</Length 4 0 R>>stream\nBT (a) Tj ET\nendstream",
    ),
  ],
  [
    "a list of places that leads to itself",
    "%PDF-1.4\nxref\n0 1\n0000000000 65535 f \ntrailer<</Prev 9/Size 1>>\nstartxref\n9\n%%EOF",
  ],
  ["only its beginning", "%PDF-1.7\n"],
  [
    "a password",
    `${pdf(catalog, "<</Type/Pages/Kids[]/Count 0>>", "<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -1>>").replace("/Root", "/Encrypt 3 0 R/Root")}`,
  ],
];

/** Texts: what the attack is, the name of the file, and what is in it. */
export const textAttacks: readonly (readonly [string, string, string])[] = [
  ["asterisks", "a.fountain", "*a ".repeat(100_000)],
  ["asterisks and lines", "a.fountain", "_*a*_".repeat(50_000)],
  ["sections in sections", "a.fountain", "#".repeat(200_000)],
  ["brackets", "a.fountain", ">".repeat(100_000) + "<".repeat(100_000)],
  ["quotations in quotations", "a.md", `${"> ".repeat(20_000)}a`],
  ["lists in lists", "a.md", Array.from({ length: 300 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n")],
  ["brackets", "a.md", "[".repeat(50_000)],
  ["links that do not end", "a.md", "[a](".repeat(2_000)],
  ["emphasis in emphasis", "a.md", "*a_ ".repeat(4_000)],
  ["backticks", "a.md", Array.from({ length: 500 }, (_, at) => "`".repeat(at)).join(" ")],
  [
    "a table of many cells",
    "a.md",
    `${"|a".repeat(5_000)}|\n${"|-".repeat(5_000)}|\n${`${"|b".repeat(50)}|\n`.repeat(500)}`,
  ],
  ["notes that mark each other", "a.md", "[^a]\n\n[^a]: [^b]\n[^b]: [^a]\n"],
  ["an image that is no image", "a.md", "![a](data:image/png;base64,AAAA)"],
  ["front matter with anchors", "a.md", `---\na: &a [1]\n${"b: [*a, *a]\n".repeat(1_000)}---\n\nWords.\n`],
  ["blank lines", "a.txt", "\n".repeat(500_000)],
  ["one line", "a.txt", "word ".repeat(400_000)],
];
