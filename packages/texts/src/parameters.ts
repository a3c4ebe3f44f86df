/** Reads a message up to its closing brace or its end: the placeholder names, and the rest of the text. */
type ReadText<S extends string, Names = never> = S extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? S extends `${string}{${infer Inner}`
      ? ReadPlace<Inner, Names>
      : never
    : [Names, After]
  : [Names, ""];

/** Reads what follows an opening brace: a name, or a name and its format. */
type ReadPlace<S extends string, Names> = S extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name}, ${infer Kind}`
    ? Kind extends `${"plural" | "select" | "selectordinal"},${string}`
      ? S extends `${string}, ${string},${infer Branches}`
        ? ReadBranches<Branches, Names | Name>
        : never
      : ReadText<After, Names | Name>
    : ReadText<After, Names | Head>
  : never;

/** Reads branches, each a word and a message in braces, up to the brace after the last. */
type ReadBranches<S extends string, Names> = S extends ` ${infer Rest}`
  ? ReadBranches<Rest, Names>
  : S extends `}${infer After}`
    ? ReadText<After, Names>
    : S extends `${string}{${infer Inner}`
      ? ReadText<Inner, Names> extends [infer Found, infer After extends string]
        ? ReadBranches<After, Found>
        : never
      : never;

/** The placeholder names of a message: `{name}` and `{name, plural, …}` with one space after each comma. */
export type Parameters<Source extends string> = string extends Source
  ? string
  : Extract<ReadText<Source> extends [infer Names, string] ? Names : never, string>;
