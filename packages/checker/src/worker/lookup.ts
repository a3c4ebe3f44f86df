import { type Engine, inSameForm, judgeAdditions, type Lexicon, localText } from "@housestyle/engine";
import type { FromWorker, Lookup, ToWorker } from "../messages.ts";
import type { CheckLoop } from "./check-loop.ts";
import { likelyDialect } from "./likely-dialect.ts";
import { wordAt } from "./word-at.ts";

const lookups: ReadonlySet<string> = new Set<Lookup["type"]>([
  ...(["word", "forms", "dialect-of", "rewrites", "judge", "judge-additions"] as const),
]);

/** Whether a message requests something about the text and changes nothing. */
export const isLookup = (message: ToWorker): message is Lookup => lookups.has(message.type);

/** Whether a lookup needs data that is loaded after the first findings. */
export const needsAll = ({ type }: Lookup): boolean => type !== "forms" && type !== "dialect-of";

/** The text that lookups are about, and what is known of English. */
interface LookedUp {
  readonly engine: Pick<Engine, "tokenize" | "rewrites" | "judge" | "check">;
  readonly lexicon: Lexicon;
  readonly loop: Pick<CheckLoop, "paragraph" | "dialect" | "settings">;
}

/** Returns the response to a lookup. */
export function lookUp(message: Lookup, { engine, lexicon, loop }: LookedUp): FromWorker {
  switch (message.type) {
    case "word": {
      const paragraph = loop.paragraph(message.stamp);
      return { ...message, word: paragraph && wordAt(engine, paragraph.text, message.at, loop.dialect) };
    }
    case "rewrites": {
      const paragraph = loop.paragraph(message.stamp);
      return { ...message, rewrites: paragraph ? engine.rewrites(paragraph, message, loop) : [] };
    }
    case "judge": {
      const paragraph = loop.paragraph(message.stamp);
      const judged = paragraph && engine.judge(paragraph, message, message.versions, loop);
      return { ...message, type: "judged", judged: judged ?? { span: undefined, faults: [] } };
    }
    case "judge-additions": {
      const { additions, before } = message;
      const { dialect, settings } = loop;
      const faults = judgeAdditions(before, additions, (text) => engine.check(text, { dialect, settings }));
      return { type: "judged-additions", additions, faults };
    }
    case "forms": {
      const { of, synonyms, meanings } = message;
      const local = (text: string) => localText(lexicon, text, loop.dialect);
      const forms = synonyms.map((synonym) => local(inSameForm(of.text, of.lemma, of.partOfSpeech, synonym)));
      return { type: "forms", word: of.text, forms, meanings: meanings.map(local) };
    }
    case "dialect-of":
      return {
        type: "dialect-of",
        likely: likelyDialect(message.words, loop.dialect, (word) => lexicon.dialectsOf(word)),
      };
  }
}
