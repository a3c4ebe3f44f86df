import compile from "icu-minify/compile";

/** The part of a Vite plugin that is used here. */
interface TextsPlugin {
  readonly name: string;
  readonly transform: {
    readonly filter: { readonly code: RegExp };
    handler(this: { parse(code: string): unknown }, code: string, id: string): { code: string; map: null } | null;
  };
}

/** The part of a syntax tree that is used here. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: Syntax & { readonly name?: string };
  readonly arguments?: readonly (Syntax & { readonly value?: unknown })[];
}

/** Compiles the messages of `say` when the page is built, so that no message parser is shipped. */
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

/** Returns the messages of a module with their positions. */
function messagesIn(tree: unknown): { start: number; end: number; value: string }[] {
  if (typeof tree !== "object" || tree === null) return [];
  const { type, callee, arguments: given } = tree as Partial<Syntax>;
  const message = type === "CallExpression" && callee?.name === "say" ? given?.[0] : undefined;
  if (message && typeof message.value !== "string") throw new Error("A message of say has to stand there in full.");
  const own = message ? [{ start: message.start, end: message.end, value: String(message.value) }] : [];
  return [...own, ...Object.values(tree).flatMap(messagesIn)];
}
