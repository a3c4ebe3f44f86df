import type { DictionaryWord, Term } from "@housestyle/engine";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { approvedTerms, ruleSentence, termSentence } from "../guide/sentences.ts";
import type { AgentHost, AvailableRules } from "../host.ts";
import { texts } from "../texts.ts";
import { answering, onlyReads } from "./answering.ts";

/** The most items of each type that are listed. */
const most = 20;

const toldTerm = z.object({
  rule: z.string(),
  text: z.string(),
  status: z.string(),
  says: z.string(),
});

/** Adds the tool that looks up a word in the house style. */
export function addLookUpTerm(server: McpServer, host: AgentHost): void {
  const outputSchema = z.object({
    terms: z.array(toldTerm),
    rules: z.array(z.object({ rule: z.string(), says: z.string() })),
    isInDictionary: z.boolean(),
  });
  const inputSchema = z.object({ term: z.string().trim().min(1).max(200).describe(texts.asked.term) });
  const { title, about } = texts;
  const config = { title: title.term, description: about.term, inputSchema, outputSchema, annotations: onlyReads };
  server.registerTool("look_up_term", config, ({ term }) =>
    answering(host, async () => {
      const said = whatIsSaid(await host.house(), term.toLowerCase());
      await host.note({ act: "look_up_term" });
      const lines = [...said.terms, ...said.rules].map(({ says }) => `- ${says}`);
      if (said.isInDictionary) lines.push(`- ${texts.guide.may(`\`${term}\``)}`);
      return { text: lines.length === 0 ? texts.noTerm(term) : lines.join("\n"), structured: said };
    }),
  );
}

function whatIsSaid({ settings }: AvailableRules, wanted: string) {
  const approved = approvedTerms(settings.terms);
  const terms = settings.terms
    .filter((term) => namesOf(term).some((name) => name.toLowerCase().includes(wanted)))
    // What is called just so comes first.
    .sort((a, b) => Number(b.text.toLowerCase() === wanted) - Number(a.text.toLowerCase() === wanted));
  const rules = settings.rules.filter(
    ({ match, replace, enabled = true }) =>
      enabled && [match, replace].some((part) => part.toLowerCase().includes(wanted)),
  );
  return {
    terms: terms.slice(0, most).map((term) => ({
      ...{ rule: `term/${term.id}`, text: term.text, status: term.status, says: termSentence(term, approved(term)) },
    })),
    rules: rules.slice(0, most).map((rule) => ({ rule: `house/${rule.id}`, says: ruleSentence(rule) })),
    isInDictionary: settings.words.some((word) => wordOf(word).toLowerCase() === wanted),
  };
}

const namesOf = ({ text, variants = [], replacement = "" }: Term): readonly string[] => [
  text,
  ...variants,
  replacement,
];
const wordOf = (word: string | DictionaryWord): string => (typeof word === "string" ? word : word.text);
