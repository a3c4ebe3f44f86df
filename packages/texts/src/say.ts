import { compile } from "#compile";
import { type MessageValue, written } from "./format.ts";
import { english, language, type Message } from "./language.ts";
import type { Parameters } from "./parameters.ts";

/** A message with arguments. */
export interface MessageFunction<Given extends readonly unknown[]> {
  (...given: Given): string;
  /** Its key in the catalogue, by which translations are found. */
  key: string;
  readonly source: Message;
}

/**
 * Defines a message in ICU MessageFormat. `values` returns the placeholders from the arguments, and their names are
 * checked by type. Plurals, choices, and word order belong into the message, because languages differ in them.
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
