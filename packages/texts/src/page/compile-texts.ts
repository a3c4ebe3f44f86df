import compile from "icu-minify/compile";

/** As much of a plugin of Vite as this is. */
interface TextsPlugin {
  readonly name: string;
  readonly transform: {
    readonly filter: { readonly code: RegExp };
    handler(this: { parse(code: string): unknown }, code: string, id: string): { code: string; map: null } | null;
  };
}

/** As much of a syntax tree as is looked at. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Syntax & { readonly name?: string };
  readonly arguments?: readonly (Syntax & { readonly value?: unknown })[];
}

/** Reads the messages of `say` when the page is built, so that nobody is sent what reads them. */
export function compileTexts(): TextsPlugin {
  return {
    name: "housestyle:compile-texts",
    transform: {
      filter: { code: /\bsay\(/ },
      handler(code, id) {
        // Others may have a function of that name.
        if (!code.includes("@housestyle/texts") && !id.includes("/packages/texts/src/")) return null;
        let compiled = code;
        // From behind, so that the places of those before stay.
        for (const { start, end, value } of messagesIn(this.parse(code)).sort((a, b) => b.start - a.start))
          compiled = compiled.slice(0, start) + JSON.stringify(compile(value)) + compiled.slice(end);
        return { code: compiled, map: null };
      },
    },
  };
}

/** The messages that a module says, with their places. */
function messagesIn(tree: unknown): { start: number; end: number; value: string }[] {
  if (typeof tree !== "object" || tree === null) return [];
  const { type, callee, arguments: given } = tree as Partial<Syntax>;
  const message = type === "CallExpression" && callee?.name === "say" ? given?.[0] : undefined;
  if (message && typeof message.value !== "string") throw new Error("A message of say has to stand there in full.");
  const own = message ? [{ start: message.start, end: message.end, value: String(message.value) }] : [];
  return [...own, ...Object.values(tree).flatMap(messagesIn)];
}
