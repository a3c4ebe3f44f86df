import { inflateSync } from "node:zlib";
import type { PageBox } from "./hosts/page.ts";

/**
 * The box around all that is drawn in the red of misspelled words in a picture (a PNG of 8 bits a channel, as browsers take them);
 * undefined when nothing is. What was drawn is looked at, not what somebody meant to draw.
 */
export function redIn(png: Uint8Array): PageBox | undefined {
  const { width, channels, rows } = pixelsOf(Buffer.from(png));
  let box: PageBox | undefined;
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = row.subarray(x * channels, x * channels + 3);
      if (red - Math.max(green, blue) < 60) continue;
      box = {
        left: Math.min(box?.left ?? x, x),
        top: box?.top ?? y,
        right: Math.max(box?.right ?? 0, x + 1),
        bottom: y + 1,
      };
    }
  });
  return box;
}

function pixelsOf(png: Buffer) {
  const parts: Buffer[] = [];
  const width = png.readUInt32BE(16);
  const channels = png[25] === 6 ? 4 : 3;
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const bytes = inflateSync(Buffer.concat(parts));
  const size = width * channels;
  const rows: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size + 1) {
    const row = bytes.subarray(at + 1, at + 1 + size);
    unfilter(bytes[at] ?? 0, row, rows.at(-1) ?? Buffer.alloc(size), channels);
    rows.push(row);
  }
  return { width, channels, rows };
}

/** What PNG takes each byte for that stands left, above, and left above of it. */
const guesses: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const guess = left + above - corner;
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
    if (a <= b && a <= c) return left;
    return b <= c ? above : corner;
  },
];

function unfilter(kind: number, row: Buffer, above: Buffer, channels: number): void {
  const guess = guesses[kind];
  if (!guess) throw new Error("This is no picture of a browser.");
  for (let at = 0; at < row.length; at++) {
    const [left, corner] = at < channels ? [0, 0] : [row[at - channels] ?? 0, above[at - channels] ?? 0];
    row[at] = ((row[at] ?? 0) + guess(left, above[at] ?? 0, corner)) & 255;
  }
}
