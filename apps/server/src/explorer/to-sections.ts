import type { explorerSection } from "@housestyle/contract";
import type { Section, SectionItem } from "@housestyle/explorer";
import type { z } from "zod";

/** A section as it is sent. */
export type SentSection = z.output<typeof explorerSection>;

/** The sections sent immediately if the rest is loaded later. */
const firstScreen = new Set(["FormOf", "Definitions", "Synonyms", "InContext", "ReverseDictionary"]);
const firstItems = 20;

/** Returns sections as they are sent. `lazy` returns the first screen, with as much of each section as fits. */
export function toSections(sections: readonly Section[], lazy: boolean): SentSection[] {
  return sections.map(({ name, title, kind, items }) => {
    const loaded = !lazy || firstScreen.has(name);
    const sent = lazy ? items.slice(0, firstItems) : items;
    return {
      Id: name,
      Name: name,
      Title: title,
      Type: kind,
      Kind: kind,
      IsLoaded: loaded,
      Loaded: loaded,
      Count: items.length,
      Total: items.length,
      Items: loaded ? sent.map(toItem) : [],
    };
  });
}

function toItem({ text, weight, meaning, partOfSpeech, example, source }: SectionItem): SentSection["Items"][number] {
  return {
    Text: text,
    Weight: weight,
    Meaning: meaning ?? null,
    PartOfSpeech: partOfSpeech ?? null,
    Example: example ?? null,
    Source: source ?? null,
  };
}
