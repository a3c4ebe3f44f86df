import { deflateRawSync, crc32 as nodeCrc32 } from "node:zlib";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "../limits.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { crc32 } from "./crc-32.ts";
import { readZip } from "./read-zip.ts";
import { writeZip } from "./write-zip.ts";
import { isZip } from "./zip-directory.ts";
import { ZipStream } from "./zip-stream.ts";

const all = () => true;
const read = (bytes: Uint8Array) => readZip(bytes, defaultLimits, all);
const refused = (bytes: Uint8Array, limits = defaultLimits) => refusalOf(() => readZip(bytes, limits, all));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const name = fc.stringMatching(/^[a-z]{1,6}(\/[a-zäß ]{1,6})?\.csv$/);
const content = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constant(new Uint8Array(5_000)));
const files = fc.dictionary(name, content, { maxKeys: 5 }).map((given) => new Map(Object.entries(given)));

test("any files come back from their archive, in order; those nobody wants are only named", () => {
  holds(
    fc.property(files, (given) => {
      const zip = writeZip(given);
      expect(isZip(zip)).toBe(true);
      expect(read(zip)).toEqual([...given].map(([path, bytes]) => ({ name: path, bytes })));
      const [first] = given.keys();
      const some = readZip(zip, defaultLimits, (each) => each === first);
      expect(some.filter(({ bytes }) => bytes !== undefined).map((each) => each.name)).toEqual(first ? [first] : []);
    }),
    { numRuns: 50 },
  );
});

test("an archive that is written file by file holds the same", () => {
  holds(
    fc.property(files, (given) => {
      const zip = new ZipStream();
      for (const [path, bytes] of given) zip.add(path, bytes);
      const pieces = zip.end();
      const whole = new Uint8Array(pieces.flatMap((piece) => [...piece]));
      expect(read(whole)).toEqual([...given].map(([path, bytes]) => ({ name: path, bytes })));
    }),
    { numRuns: 50 },
  );
});

test("a file that is to be stored is in the archive as it is", () => {
  const zip = writeZip(
    new Map([
      ["mimetype", bytesOf("text/".repeat(50))],
      ["b.csv", bytesOf("text/".repeat(50))],
    ]),
    ["mimetype"],
  );
  const found = new TextDecoder("latin1").decode(zip).split("text/".repeat(50)).length - 1;
  expect(found).toBe(1);
  expect(read(zip).map(({ name: path }) => path)).toEqual(["mimetype", "b.csv"]);
});

test("the checksum is that of zip, over pieces as over the whole", () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(300), (bytes, at) => {
      expect(crc32(bytes)).toBe(nodeCrc32(bytes));
      expect(crc32(bytes.subarray(at), crc32(bytes.subarray(0, at)))).toBe(nodeCrc32(bytes));
    }),
  );
});

test("whatever byte of an archive is another one, its files come out as they were or it is refused", () => {
  const given = new Map([
    ["a.csv", bytesOf("Word,Note\nZyntharil,ours\n".repeat(20))],
    ["b.csv", bytesOf("Text\nsign in\n")],
  ]);
  const zip = writeZip(given);
  const contents = [...given.values()].map((bytes) => Buffer.from(bytes).toString("hex"));
  holds(
    fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const torn = zip.map((byte, place) => (place === at ? byte ^ change : byte));
      if (refused(torn) !== undefined) return;
      for (const { bytes } of read(torn)) expect(contents).toContain(Buffer.from(bytes ?? []).toString("hex"));
    }),
    { numRuns: 400 },
  );
});

test("an archive cut short is refused at every length", () => {
  const zip = writeZip(new Map([["a.csv", bytesOf("Word\nAlfa\n")]]));
  for (let length = 0; length < zip.length; length++)
    expect(refused(zip.subarray(0, length))).toMatch(/not-zip|damaged/);
});

test.each([
  ["../a.csv", "unsafe-name"],
  ["/a.csv", "unsafe-name"],
  ["a/../../b.csv", "unsafe-name"],
  ["c:a.csv", "unsafe-name"],
  ["a\\b.csv", "unsafe-name"],
  ["a/./b.csv", "unsafe-name"],
])("a file that is called %j leads out of the archive", (path, code) => {
  expect(refused(writeZip(new Map([[path, bytesOf("x")]])))).toBe(code);
});

test("what comes out is counted, whatever sizes the archive claims", () => {
  const zeros = writeZip(new Map([["a.csv", new Uint8Array(3_000_000)]]));
  expect(refused(zeros, { ...defaultLimits, ratio: 5_000 })).toBeUndefined();
  expect(refused(zeros)).toBe("bomb");
  expect(refused(zeros, { ...defaultLimits, ratio: 5_000, bytes: 2_999_999 })).toBe("bomb");
  // Half a megabyte may grow as it likes: no harm is done.
  expect(refused(writeZip(new Map([["a.csv", new Uint8Array(500_000)]])))).toBeUndefined();
  expect(deflateRawSync(new Uint8Array(500_000)).length * defaultLimits.ratio).toBeLessThan(500_000);
});

test("more files than allowed are refused before one is looked at", () => {
  const many = new Map(Array.from({ length: 4 }, (_, at) => [`${at}.csv`, bytesOf("x")] as const));
  expect(refused(writeZip(many), { ...defaultLimits, entries: 4 })).toBeUndefined();
  expect(refused(writeZip(many), { ...defaultLimits, entries: 3 })).toBe("too-many-files");
});
