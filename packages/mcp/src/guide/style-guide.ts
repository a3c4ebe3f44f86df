import type { DictionaryWord } from "@housestyle/engine";
import type { AvailableRules } from "../host.ts";
import { texts } from "../texts.ts";
import { approvedTerms, choiceSentence, ruleSentence, termSentence } from "./sentences.ts";

/** The most items of each type that are listed, because an agent's context is limited. */
const most = { rules: 300, terms: 300, words: 300 };

/** Returns the whole house style as Markdown. */
export function styleGuide({ settings, templates }: AvailableRules): string {
  const { guide } = texts;
  const approved = approvedTerms(settings.terms);
  const rules = settings.rules.filter(({ enabled = true }) => enabled);
  const known = new Map(templates.map((each) => [each.id, each]));
  const choices = settings.templates.flatMap((choice) => {
    const template = known.get(choice.id);
    return template ? [choiceSentence(choice, template)] : [];
  });
  const parts = [
    section(guide.rules, firstOf(rules.map(ruleSentence), most.rules, "house_rules")),
    section(guide.choices, choices),
    section(
      guide.terms,
      firstOf(
        settings.terms.map((term) => termSentence(term, approved(term))),
        most.terms,
        "look_up_term",
      ),
    ),
    wordsSection(settings.words),
  ].filter((part) => part !== "");
  return [`# ${guide.heading}`, ...(parts.length > 0 ? parts : [guide.nothing])].join("\n\n");
}

const section = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `## ${heading}\n\n${lines.map((line) => `- ${line}`).join("\n")}`;

function firstOf(lines: readonly string[], count: number, tool: string): readonly string[] {
  return lines.length <= count ? lines : [...lines.slice(0, count), texts.guide.more(lines.length - count, tool)];
}

function wordsSection(words: readonly (string | DictionaryWord)[]): string {
  if (words.length === 0) return "";
  const written = words.slice(0, most.words).map((word) => (typeof word === "string" ? word : word.text));
  const rest = words.length > most.words ? ` ${texts.guide.moreWords(words.length - most.words)}` : "";
  return `## ${texts.guide.words}\n\n${written.join(", ")}.${rest}`;
}
