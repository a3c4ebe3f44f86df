import type { Pattern } from "../pattern/compile.ts";
import { anElement, type Element } from "../pattern/element.ts";
import type { Token } from "../text/token.ts";
import { folded, tokenize } from "../text/tokenize.ts";

const literal = (token: Token): Element => {
  const { lower } = token;
  return { ...anElement((each) => each.lower === lower), words: [lower] };
};

/** `*` stands for any letters of one word; linear however many stars there are. */
function wildcard(source: string): Element {
  const parts = folded(source).split("*");
  const test = (token: Token): boolean => {
    if (token.kind === "punctuation" || token.kind === "opaque") return false;
    let at = 0;
    for (const [i, part] of parts.entries()) {
      const last = i === parts.length - 1;
      const found = last && i > 0 ? token.lower.length - part.length : token.lower.indexOf(part, at);
      if (found < at || (i === 0 && found !== 0) || !token.lower.startsWith(part, found)) return false;
      at = found + part.length;
    }
    return true;
  };
  return { ...anElement(test), byWord: true };
}

/** A team's literal phrase: its words as the tokeniser sees them, `*` for any letters. Undefined when it holds no word. */
export function phrasePattern(source: string): Pattern | undefined {
  const body = source
    .trim()
    .split(/\s+/)
    .flatMap((part) => (part.includes("*") && part !== "*" ? [wildcard(part)] : tokenize(part).map(literal)));
  if (body.length === 0) return undefined;
  return { source, before: [], body, after: [], atStart: false, atEnd: false, strict: false };
}
