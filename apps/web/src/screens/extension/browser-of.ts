/**
 * The browsers that the product knows, by their numbers on the wire. `Edge` is the version before the one based on
 * Chromium.
 */
export const browserIds = { Chrome: 0, Firefox: 1, Edge: 2, Safari: 3, "Edge-Chromium": 4 } as const;

export type BrowserId = (typeof browserIds)[keyof typeof browserIds];

/** A browser and its main version. */
export interface Browser {
  readonly id: BrowserId;
  readonly version: number;
}

/** The signs in their order: Edge also claims to be Chrome, and Chrome to be Safari. */
const signs: readonly (readonly [BrowserId, RegExp])[] = [
  [browserIds.Edge, /\bEdge\/(\d+)/],
  [browserIds["Edge-Chromium"], /\bEdg(?:A|iOS)?\/(\d+)/],
  [browserIds.Firefox, /\b(?:Firefox|FxiOS)\/(\d+)/],
  [browserIds.Chrome, /\b(?:Chrome|Chromium|CriOS)\/(\d+)/],
  [browserIds.Safari, /\bVersion\/(\d+)[\d.]* .*\bSafari\//],
];

/** Returns the browser that a user-agent string belongs to. Undefined for unknown browsers. */
export function browserOf(userAgent: string): Browser | undefined {
  for (const [id, sign] of signs) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { id, version: Number(version) };
  }
  return undefined;
}
