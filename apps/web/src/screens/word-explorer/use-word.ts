import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import type { WordSection } from "./entry.ts";

const hour = 3_600_000;

/** What is known of a word: the first screen of it, the names of the rest. Empty for a word nobody knows. */
export function useWord(word: string, context: string) {
  return useQuery<readonly WordSection[]>({
    queryKey: ["word", word, context],
    staleTime: hour,
    queryFn: ({ signal }) =>
      ask(server.exploreWord(undefined, { query: { text: word, lazyLoad: true, context }, signal })),
  });
}

/** All of one section, once it is wanted. */
export function useSection(word: string, section: WordSection, isWanted: boolean): WordSection {
  const answer = useQuery<readonly WordSection[]>({
    queryKey: ["word", word, "section", section.Id],
    staleTime: hour,
    enabled: isWanted && (!section.Loaded || section.Total > section.Items.length),
    queryFn: ({ signal }) => ask(server.exploreWord(undefined, { query: { text: word, section: section.Id }, signal })),
  });
  return answer.data?.[0] ?? section;
}

/** Words somebody may mean; until those for this text are there, the ones for the text before it, so that the list stays. */
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
