/** A sentence up to the brace that closes it, or to its end: the names it asks for, and what stands behind it. */
type ReadText<S extends string, Names = never> = S extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? S extends `${string}{${infer Inner}`
      ? ReadPlace<Inner, Names>
      : never
    : [Names, After]
  : [Names, ""];

/** What stands behind an opening brace: a name, or a name and what becomes of it. */
type ReadPlace<S extends string, Names> = S extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `${"plural" | "select" | "selectordinal"},${string}`
      ? S extends `${string}, ${string},${infer Branches}`
        ? ReadBranches<Branches, Names | Name>
        : never
      : ReadText<After, Names | Name>
    : ReadText<After, Names | Head>
  : never;

/** Branches, each a word and a sentence in braces, up to the brace behind the last. */
type ReadBranches<S extends string, Names> = S extends ` ${infer Rest}`
  ? ReadBranches<Rest, Names>
  : S extends `}${infer After}`
    ? ReadText<After, Names>
    : S extends `${string}{${infer Inner}`
      ? ReadText<Inner, Names> extends [infer Found, infer After extends string]
        ? ReadBranches<After, Found>
        : never
      : never;

/** The names of what a sentence asks for; `{name}` and `{name, plural, …}` with one space behind each comma. */
export type Parameters<Source extends string> = string extends Source
  ? string
  : Extract<ReadText<Source> extends [infer Names, string] ? Names : never, string>;
