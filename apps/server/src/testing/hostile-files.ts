import { crc32, deflateRawSync } from "node:zlib";

/** A file somebody might send to do harm, and what it is sent as. */
export interface HostileFile {
  readonly name: string;
  readonly table: "dictionary" | "styleguide" | "snippets" | "termbase" | "team";
  readonly fileName: string;
  readonly format?: string;
  /** Made when it is needed: some are large. */
  readonly bytes: () => Uint8Array;
}

interface Entry {
  readonly name: string;
  readonly content: Uint8Array;
  /** What the archive says of its size; the truth unless given. */
  readonly size?: number;
}

const text = (content: string) => new TextEncoder().encode(content);

/** A zip made by hand, so that it can lie about sizes. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size = content.length } of entries) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, Buffer.from(name), packed]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), shared, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const rule = text("extends: existence\nmessage: No.\ntokens: [foo]\n");
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);
const manifest = { name: "manifest.json", content: text('{"Format":"housestyle-team","Version":1}') };

const yamlLaughs = [
  "a: &a [ha,ha,ha,ha,ha,ha,ha,ha,ha,ha]",
  ...[..."bcdefghij"].map((name, at) => `${name}: &${name} [${Array(10).fill(`*${"abcdefghi"[at]}`).join(",")}]`),
  "matches: *j",
].join("\n");
const xmlLaughs = [
  '<?xml version="1.0"?><!DOCTYPE tbx [<!ENTITY a "ha">',
  ...[..."bcdefghij"].map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`),
  "]><tbx><text><body><conceptEntry>&j;</conceptEntry></body></text></tbx>",
].join("");

/** Files that must be refused: quickly, with a reason, without harm to anybody else. */
export const hostileFiles: readonly HostileFile[] = [
  {
    name: "a zip bomb",
    table: "styleguide",
    fileName: "a.zip",
    bytes: () => zipOf([{ name: "A/b.yml", content: zeros(250) }]),
  },
  {
    name: "a zip bomb that says it is small",
    table: "team",
    fileName: "a.zip",
    bytes: () => zipOf([manifest, { name: "terms.csv", content: zeros(250), size: 10 }]),
  },
  {
    name: "many small bombs",
    table: "styleguide",
    fileName: "a.zip",
    bytes: () => zipOf(Array.from({ length: 60 }, (_, at) => ({ name: `A/${at}.yml`, content: zeros(2) }))),
  },
  {
    name: "archives inside archives",
    table: "team",
    fileName: "a.zip",
    bytes: () => zipOf([{ name: "inner.zip", content: zipOf([{ name: "inner.zip", content: zeros(100) }]) }]),
  },
  {
    name: "a name that climbs out",
    table: "styleguide",
    fileName: "a.zip",
    bytes: () => zipOf([{ name: "../../etc/passwd.yml", content: rule }]),
  },
  { name: "billion laughs in YAML", table: "snippets", fileName: "a.yml", bytes: () => text(yamlLaughs) },
  { name: "billion laughs in XML", table: "termbase", fileName: "a.tbx", bytes: () => text(xmlLaughs) },
  {
    name: "an entity from outside",
    table: "termbase",
    fileName: "a.tbx",
    bytes: () => text('<!DOCTYPE tbx [<!ENTITY x SYSTEM "file:///etc/passwd">]><tbx>&x;</tbx>'),
  },
  { name: "brackets without end", table: "snippets", fileName: "a.yml", bytes: () => text("[".repeat(500_000)) },
  {
    name: "elements without end",
    table: "termbase",
    fileName: "a.tbx",
    bytes: () => text("<tbx>".repeat(1_000_000)),
  },
  {
    name: "elements side by side",
    table: "termbase",
    fileName: "a.tbx",
    bytes: () => text(`<tbx>${"<a/>".repeat(6_000_000)}</tbx>`),
  },
  {
    name: "one line of 24 MB",
    table: "dictionary",
    fileName: "a.csv",
    format: "csv",
    bytes: () => new Uint8Array(24_000_000).fill(97),
  },
  {
    name: "quotes without end",
    table: "styleguide",
    fileName: "a.csv",
    format: "csv",
    bytes: () => new Uint8Array(24_000_000).fill(34),
  },
  {
    name: "commas without end",
    table: "termbase",
    fileName: "a.csv",
    format: "csv",
    bytes: () => new Uint8Array(24_000_000).fill(44),
  },
  {
    name: "twelve million lines",
    table: "dictionary",
    fileName: "a.txt",
    bytes: () => new Uint8Array(24_000_000).map((_, at) => (at % 2 === 0 ? 97 : 10)),
  },
  { name: "NULs", table: "dictionary", fileName: "a.txt", bytes: () => text("Alfa\0\nBravo\n") },
  { name: "nothing but NULs", table: "snippets", fileName: "a.csv", bytes: () => zeros(20) },
  {
    name: "half a letter of UTF-16",
    table: "dictionary",
    fileName: "a.dic",
    bytes: () => Uint8Array.of(0xff, 0xfe, 0x00, 0xd8),
  },
  {
    name: "a picture",
    table: "termbase",
    fileName: "a.csv",
    bytes: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52),
  },
  {
    name: "deep JSON",
    table: "team",
    fileName: "a.zip",
    bytes: () => zipOf([manifest, { name: "simple-style-guide.json", content: text("[".repeat(200_000)) }]),
  },
];
