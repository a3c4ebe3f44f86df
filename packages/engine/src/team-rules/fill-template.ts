import { inflect, plural, singular, type VerbForm, verbBases, verbForm } from "../language/inflect.ts";
import type { Token } from "../text/token.ts";
import type { ReplacementTemplate } from "./compile-replacement.ts";

/** The form a verb has: by its bases, by the tagger's lemma, or by its ending (travelled, focussing). */
function formOf({ lower, lemma }: Token): VerbForm | undefined {
  const base = [...verbBases(lower), lemma].find((each) => verbForm(lower, each) !== undefined);
  if (base !== undefined && base !== lower) return verbForm(lower, base);
  if (lower === lemma) return base === undefined ? undefined : "base";
  if (lower.endsWith("ing")) return "gerund";
  return lower.endsWith("ed") ? "past" : undefined;
}

const isMany = ({ lower }: Token): boolean => singular(lower) !== lower && plural(singular(lower)) === lower;

/** `words` in the form that `model` has: the first word of a verb phrase, the last of a noun phrase. */
function inflectedAs(words: string, model: Token, isParticiple: () => boolean): string {
  const all = words.split(/\s+/);
  const [head = "", ...rest] = all;
  const form = formOf(model);
  if ((model.tag === "NOUN" || model.tag === "PROPN") && form !== "gerund" && form !== "past") {
    const last = all.at(-1) ?? "";
    return isMany(model) ? [...all.slice(0, -1), plural(last)].join(" ") : words;
  }
  const participle = form === "past" && isParticiple();
  return [inflect(head, participle ? "participle" : (form ?? "base")), ...rest].join(" ");
}

/**
 * A suggestion with the matched tokens, or a regular expression's groups, put in. `text` gives those;
 * `isParticiple` tells of a token that may be past or participle which it is.
 */
export function filledTemplate(
  template: ReplacementTemplate,
  tokens: readonly Token[],
  text: (index: number) => string,
  isParticiple: (index: number) => boolean,
): string {
  return template
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "token") return text(piece.index);
      const model = tokens[piece.index];
      return model ? inflectedAs(piece.words, model, () => isParticiple(piece.index)) : piece.words;
    })
    .join("");
}
