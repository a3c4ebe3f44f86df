import { type FoundElsewhere, readFoundElsewhere } from "@housestyle/checker";
import { z } from "zod/mini";
import { type CheckFailure, troubleOf } from "./check-failure.ts";
import type { LocalDictionaryEntry } from "./dictionary.ts";
import type { CheckerSettings, ServiceSettings } from "./settings.ts";
import type { ThesaurusData } from "./wrapper.ts";

const inContext = z.object({ Result: z.object({ Suggestions: z.array(z.string()) }) });
const meanings = z.object({ Meanings: z.array(z.object({ Synonyms: z.array(z.string()) })) });

/** So many synonyms are shown, so many words of one's own does a server take, and so long an answer is waited for, in milliseconds. */
const mostSynonyms = 24;
const mostWords = 10_000;
const patience = 20_000;

/** The server that a page has named. Nothing but what it is asked for leaves the page, and never a cookie. */
export class Service {
  /** Where it is. */
  readonly address: URL;
  readonly #key: string | undefined;

  constructor({ serviceUrl, apiKey }: ServiceSettings, scriptUrl: string) {
    const named = serviceUrl?.replace(/\/*(api\/v1)?\/*$/i, "") || new URL(scriptUrl).origin;
    this.address = new URL(`${named}/`, location.href);
    this.#key = apiKey || undefined;
  }

  /** Checks a text; what the trouble is when that cannot be. */
  async check(
    text: string,
    settings: CheckerSettings,
    entries: readonly LocalDictionaryEntry[],
    signal: AbortSignal,
  ): Promise<FoundElsewhere | CheckFailure> {
    const replaced = entries.filter(({ Replacement }) => Replacement);
    const words = entries.filter(({ Replacement }) => !Replacement).map(({ Word }) => Word);
    const body = {
      text,
      language: settings.languageIsoCode ?? "en-US",
      picky: settings.heavyGrammar === true,
      words: words.slice(-mostWords),
      rules: replaced.map(({ Word, Replacement }) => ({ Match: Word, Replace: Replacement })),
    };
    const answer = await this.#ask("api/v1/check", body, signal);
    return "trouble" in answer ? answer.trouble : (readFoundElsewhere(answer.json) ?? "unanswered");
  }

  /** Words to say instead, those that fit the sentence before all others; none when there are none or the server is silent. */
  async synonyms(
    { word, context, start, end, isContextual }: ThesaurusData,
    { languageIsoCode }: CheckerSettings,
    signal: AbortSignal,
  ): Promise<readonly string[]> {
    const asked = async <Read>(path: string, body: object, schema: z.ZodMiniType<Read>) => {
      const answer = await this.#ask(path, body, signal);
      return "trouble" in answer ? undefined : schema.safeParse(answer.json).data;
    };
    if (isContextual && context !== undefined && start !== undefined && end !== undefined) {
      const place = { Context: context, ContextStart: start, ContextEnd: end };
      const { Suggestions = [] } = (await asked("api/async/contextualthesaurus", place, inContext))?.Result ?? {};
      if (Suggestions.length > 0) return Suggestions.slice(0, mostSynonyms);
    }
    const wanted = { Word: word, Language: languageIsoCode ?? "en-US" };
    const { Meanings = [] } = (await asked("api/thesaurus", wanted, meanings)) ?? {};
    return [...new Set(Meanings.flatMap(({ Synonyms }) => Synonyms))].slice(0, mostSynonyms);
  }

  async #ask(
    path: string,
    body: object,
    signal: AbortSignal,
  ): Promise<{ readonly json: unknown } | { readonly trouble: CheckFailure }> {
    try {
      const answer = await fetch(new URL(path, this.address), {
        method: "POST",
        credentials: "omit",
        headers: {
          "content-type": "application/json",
          clientApp: "BeyondGrammar",
          ...(this.#key && { licenseCode: this.#key }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      });
      if (answer.ok) return { json: await answer.json() };
      const trouble = troubleOf(answer.status);
      return { trouble: trouble === "refused" && !this.#key ? "noKey" : trouble };
    } catch {
      // Without a key a browser keeps the answer of another site from the page, and does not say why.
      const isForeign = this.address.origin !== location.origin;
      return { trouble: this.#key || !isForeign ? "unreachable" : "noKey" };
    }
  }
}
