import type { CloudWord } from "./word-cloud.ts";

/** Which way words stand. */
export const orientations = [
  "horizontal",
  "mostlyHorizontal",
  "vertical",
  "mostlyVertical",
  "halfAndHalf",
  "everyWhichWay",
] as const;
export type Orientation = (typeof orientations)[number];

/** Colours by the names of their palettes, on white; each is dark enough to be read there. */
export const palettes = {
  ink: ["#1f2937", "#374151", "#4b5563"],
  blue: ["#1e3a8a", "#1d4ed8", "#0369a1", "#155e75"],
  forest: ["#14532d", "#166534", "#3f6212", "#115e59"],
  autumn: ["#7c2d12", "#9a3412", "#92400e", "#991b1b"],
  berry: ["#831843", "#9d174d", "#6b21a8", "#4c1d95"],
  rainbow: ["#991b1b", "#9a3412", "#3f6212", "#115e59", "#1e40af", "#6b21a8"],
} as const;
export type CloudPalette = keyof typeof palettes;

/** What the picture is to look like. */
export interface CloudLook {
  readonly width?: number;
  readonly height?: number;
  readonly palette?: CloudPalette;
  readonly font?: string;
  readonly orientation?: Orientation;
}

/** A word in the picture; its middle, and the angle it is turned by. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
  readonly colour: string;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Angles by the place of a word, over and over. */
const angles: Readonly<Record<Orientation, readonly number[]>> = {
  horizontal: [0],
  mostlyHorizontal: [0, 0, 0, 0, -90],
  vertical: [-90],
  mostlyVertical: [-90, -90, -90, -90, 0],
  halfAndHalf: [0, -90],
  everyWhichWay: [0, -90, 30, 0, -45, 90, -30, 0, 45, 60, -60],
};

const narrow = /[iljtfrI1.,'’-]/g;
const wide = /[mwMW]/g;
/** How wide a word is at size 1, generously for any common font. */
const widthOf = (text: string): number =>
  0.62 * text.length -
  0.25 * (text.match(narrow)?.length ?? 0) +
  0.27 * (text.match(wide)?.length ?? 0) +
  0.1 * (text.match(/\p{Lu}/gu)?.length ?? 0);

function boxOf(text: string, size: number, angle: number): readonly [width: number, height: number] {
  const [width, height] = [widthOf(text) * size, size];
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  return [width * cos + height * sin, width * sin + height * cos];
}

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Steps along a spiral from the middle, wide as the picture is. */
const steps = 900;

function freePlace(box: readonly [number, number], width: number, height: number, taken: readonly Box[]) {
  for (let step = 0; step < steps; step++) {
    const turn = step * 0.35;
    const reach = step / steps;
    const x = width / 2 + reach * (width / 2) * Math.cos(turn);
    const y = height / 2 + reach * (height / 2) * Math.sin(turn);
    const own = { left: x - box[0] / 2, right: x + box[0] / 2, top: y - box[1] / 2, bottom: y + box[1] / 2 };
    if (own.left < 0 || own.top < 0 || own.right > width || own.bottom > height) continue;
    if (taken.every((other) => apart(own, other))) return { x, y, own };
  }
  return undefined;
}

function placedAt(words: readonly CloudWord[], scale: number, look: Required<CloudLook>): PlacedWord[] {
  const { width, height, orientation, palette } = look;
  const colours = palettes[palette];
  const turns = angles[orientation];
  const taken: Box[] = [];
  const heaviest = Math.max(1, ...words.map(({ count }) => count));
  return words.flatMap(({ text, count }, i) => {
    const size = scale * (0.25 + 0.75 * Math.sqrt(count / heaviest));
    const angle = turns[i % turns.length] ?? 0;
    const place = freePlace(boxOf(text, size, angle), width, height, taken);
    if (!place) return [];
    taken.push(place.own);
    return [{ text, x: place.x, y: place.y, size, angle, colour: colours[i % colours.length] ?? "#000" }];
  });
}

/** The largest letters with which every word has a place; the smallest tried where none has. */
function placed(words: readonly CloudWord[], look: Required<CloudLook>): PlacedWord[] {
  const start = Math.min(look.width, look.height) / 2.5;
  let best: PlacedWord[] = [];
  for (let scale = start; scale > start / 12; scale *= 0.8) {
    const tried = placedAt(words, scale, look);
    if (tried.length > best.length) best = tried;
    if (best.length === words.length) break;
  }
  return best;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const plain = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A word cloud for whoever draws it. */
export interface CloudDrawing {
  readonly width: number;
  readonly height: number;
  readonly font: string;
  readonly words: readonly PlacedWord[];
}

/** Places words so that none is over another: the same of the same words. They come with the heaviest first. */
export function placeWords(words: readonly CloudWord[], look: CloudLook = {}): CloudDrawing {
  const full = {
    width: 200,
    height: 200,
    palette: "blue",
    font: "Arial",
    orientation: "everyWhichWay",
    ...look,
  } as const;
  const letters = placed(words, full).map((word) => ({
    ...word,
    ...{ x: rounded(word.x), y: rounded(word.y), size: rounded(word.size) },
  }));
  return { width: full.width, height: full.height, font: full.font, words: letters };
}

/** A word cloud as SVG, on white. */
export function cloudAsSvg({ width, height, font, words }: CloudDrawing): string {
  const letters = words.map(
    ({ text, x, y, size, angle, colour }) =>
      `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}"` +
      `${angle === 0 ? "" : ` transform="rotate(${angle} ${x} ${y})"`}>${plain(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="${plain(font)}, sans-serif" text-anchor="middle" dominant-baseline="central"><rect width="100%" height="100%" fill="#fff"/>${letters.join("")}</svg>`;
}

/** Draws a word cloud as SVG: the same picture of the same words, none over another. Words come with the heaviest first. */
export const drawWordCloud = (words: readonly CloudWord[], look: CloudLook = {}): string =>
  cloudAsSvg(placeWords(words, look));
