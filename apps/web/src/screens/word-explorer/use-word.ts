import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import type { WordSection } from "./entry.ts";

const hour = 3_600_000;

/** Loads the entry of a word: the first part of it, and the names of the other sections. Empty for an unknown word. */
export function useWord(word: string, context: string) {
  return useQuery<readonly WordSection[]>({
    queryKey: ["word", word, context],
    staleTime: hour,
    queryFn: ({ signal }) =>
      ask(server.exploreWord(undefined, { query: { text: word, lazyLoad: true, context }, signal })),
  });
}

/** Loads a whole section once it is needed. */
export function useSection(word: string, section: WordSection, isWanted: boolean): WordSection {
  const answer = useQuery<readonly WordSection[]>({
    queryKey: ["word", word, "section", section.Id],
    staleTime: hour,
    enabled: isWanted && (!section.Loaded || section.Total > section.Items.length),
    queryFn: ({ signal }) => ask(server.exploreWord(undefined, { query: { text: word, section: section.Id }, signal })),
  });
  return answer.data?.[0] ?? section;
}

/**
 * Loads suggestions for typed text. Until they arrive, those for the previous text stay, so that the list does not
 * flicker.
 */
export function useSuggestions(text: string) {
  const isEnough = text.trim().length > 1;
  const { data = [] } = useQuery({
    queryKey: ["suggestions", text],
    staleTime: hour,
    enabled: isEnough,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(server.searchWordExplorer(undefined, { query: { q: text.trim() }, signal })),
  });
  return isEnough ? data : [];
}
