import { compile } from "#compile";
import { type MessageValue, written } from "./format.ts";
import { english, language, type Message } from "./language.ts";
import type { Parameters } from "./parameters.ts";

/** A sentence that is told something. */
export interface MessageFunction<Given extends readonly unknown[]> {
  (...given: Given): string;
  /** What it is called in its catalogue, by which translations find it. */
  key: string;
  readonly source: Message;
}

/**
 * A sentence in ICU's MessageFormat. `values` makes what it asks for out of what it is told; the names are checked when
 * types are. What differs from language to language is said here: plurals, choices, the order of words.
 */
export function say<const Source extends string, Given extends readonly unknown[]>(
  source: Source,
  values: (...given: Given) => Readonly<Record<Parameters<Source>, MessageValue>>,
): MessageFunction<Given> {
  let ready: Message | undefined;
  const said = (...given: Given): string => {
    ready ??= typeof source === "string" ? compile(source) : source;
    const { tag, message } = language();
    const translated = message(said.key, ready);
    // English has its own plurals, also among sentences of another language.
    return written(translated ?? ready, translated ? tag : english.tag, values(...given));
  };
  said.key = "";
  said.source = source as Message;
  return said;
}
