import type { Token } from "../text/token.ts";
import { folded } from "../text/vocabulary.ts";

/** How a unit is connected to the one before: joined, by a hyphen, or by a space. */
export type Joint = "" | "-" | " ";

/** A part of a text that terms consist of: a token, or what is between a token's hyphens. */
export interface Unit {
  /** Index of its token. */
  readonly token: number;
  /** Folded, with what hangs on an apostrophe. */
  readonly lower: string;
  readonly joint: Joint;
  readonly start: number;
  readonly end: number;
  /** Folded, without a possessive or a shortened verb, and where that ends. */
  readonly bare: string;
  readonly bareEnd: number;
  /** Whether its token begins, and ends, with it. */
  readonly opens: boolean;
  readonly closes: boolean;
}

const clitic = /['’](?:s|ll|d|ve|re|m)?$/i;

function unit(token: Token, index: number, from: number, to: number): Unit {
  const text = token.text.slice(from, to);
  const hanging = clitic.exec(text)?.[0].length ?? 0;
  const start = token.start + from;
  const lower = folded(text);
  return {
    token: index,
    lower,
    joint: from > 0 ? "-" : token.spaced ? " " : "",
    start,
    end: start + text.length,
    bare: hanging === 0 || hanging === text.length ? lower : folded(text.slice(0, -hanging)),
    bareEnd: start + text.length - (hanging === text.length ? 0 : hanging),
    opens: from === 0,
    closes: to === token.text.length,
  };
}

/** Nearly every word has no hyphen and nothing hangs on it. */
const isPlain = (lower: string): boolean => !lower.includes("-") && !lower.includes("'");

const plainUnit = ({ lower, spaced, start, end }: Token, token: number): Unit => ({
  token,
  lower,
  joint: spaced ? " " : "",
  start,
  end,
  bare: lower,
  bareEnd: end,
  opens: true,
  closes: true,
});

/** The units of tokens, in order. A hyphen by itself is none: `e - mail` is two. Opaque things stay whole. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.text === "-" || token.lower === "") continue;
    if (isPlain(token.lower)) {
      units.push(plainUnit(token, index));
      continue;
    }
    const hyphens = (token.kind === "word" || token.kind === "number") && /[-‑]/.test(token.text);
    if (!hyphens) {
      units.push(unit(token, index, 0, token.text.length));
      continue;
    }
    for (const part of token.text.matchAll(/[^-‑]+/g))
      units.push(unit(token, index, part.index, part.index + part[0].length));
  }
  return units;
}
