/** A part of a filter or path. */
export type ScimToken =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "value"; readonly value: string | number | boolean | null }
  | { readonly kind: "(" | ")" | "[" | "]" | "." };

const patterns = {
  space: /\s+/y,
  string: /"(?:[^"\\]|\\.)*"/y,
  number: /-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.:-])/y,
  // Attribute names, with the schema in front of them: `urn:ietf:params:scim:schemas:core:2.0:User:name.givenName`.
  word: /[A-Za-z$][\w$:-]*(?:\.[\w$:-]+)*/y,
} as const;

const literals = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Returns the tokens of a filter or path, or undefined if it contains anything else. Reads every character once. */
export function tokensOf(source: string): ScimToken[] | undefined {
  const tokens: ScimToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  while (at < source.length) {
    if (take(patterns.space) !== undefined) continue;
    const sign = source[at] ?? "";
    if ("()[].".includes(sign)) {
      tokens.push({ kind: sign as "(" });
      at += 1;
      continue;
    }
    const value = take(patterns.string) ?? take(patterns.number);
    const read = value === undefined ? wordOf(take(patterns.word)) : jsonOf(value);
    if (read === undefined) return undefined;
    tokens.push(read);
  }
  return tokens;
}

function wordOf(text: string | undefined): ScimToken | undefined {
  if (text === undefined) return undefined;
  const literal = literals.get(text.toLowerCase());
  return literal === undefined ? { kind: "word", text } : { kind: "value", value: literal };
}

function jsonOf(text: string): ScimToken | undefined {
  try {
    return { kind: "value", value: JSON.parse(text) as string | number };
  } catch {
    return undefined;
  }
}
