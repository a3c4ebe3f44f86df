import type { TeamRule, TemplateChoice, TemplateInfo, Term } from "@housestyle/engine";
import { oneOf } from "@housestyle/texts";
import { texts } from "../texts.ts";

const code = (text: string): string => `\`${text.replaceAll("`", "ˋ")}\``;
const alternatives = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Returns a team rule as one or two sentences. */
export function ruleSentence({ match, replace, message }: TeamRule): string {
  const why = message === "" ? "" : ` ${message}`;
  return `${whatToDo(code(match), replace)}${why}`;
}

function whatToDo(find: string, replace: string): string {
  if (replace.trim() === '""') return texts.guide.leaveOut(find);
  const instead = alternatives(replace, /(?<!\\)[|@]/);
  return instead.length === 0 ? texts.guide.avoid(find) : texts.guide.instead(find, oneOf(instead.map(code)));
}

/**
 * Returns what the house style says about a term, as one or two sentences. `approved` are the approved terms of its
 * concept.
 */
export function termSentence(term: Term, approved: readonly string[]): string {
  const { variants = [], description = "" } = term;
  const notThese = variants.length > 0 ? texts.guide.notThese(oneOf(variants.map(code))) : "";
  return [verdict(term, approved), notThese, description].filter((each) => each !== "").join(" ");
}

function verdict({ text, status, replacement = "", replaceWith = [] }: Term, approved: readonly string[]): string {
  const name = code(text);
  if (status === "Approved") return texts.guide.use(name);
  if (status === "Admitted") return texts.guide.may(name);
  if (status === "Pending") return texts.guide.waits(name);
  const given = replaceWith.length > 0 ? replaceWith : alternatives(replacement, /\|/);
  const instead = approved.length > 0 ? approved : given;
  return instead.length === 0 ? texts.guide.avoid(name) : texts.guide.instead(name, oneOf(instead.map(code)));
}

/** Returns a function that finds the approved terms of a term's concept. */
export function approvedTerms(terms: readonly Term[]): (term: Term) => readonly string[] {
  const byConcept = new Map<string, string[]>();
  for (const { status, conceptId, text } of terms)
    if (status === "Approved" && conceptId !== undefined)
      byConcept.set(conceptId, [...(byConcept.get(conceptId) ?? []), text]);
  return ({ conceptId }) => (conceptId === undefined ? [] : (byConcept.get(conceptId) ?? []));
}

/** Returns a template choice as a sentence with its description and settings. */
export function choiceSentence({ config }: TemplateChoice, { name, description, defaults }: TemplateInfo): string {
  const given = typeof config === "object" && config !== null ? config : {};
  const settings = Object.entries({ ...defaults, ...given }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${name}: ${description}${settings.length > 0 ? ` (${settings.join(", ")})` : ""}`;
}
