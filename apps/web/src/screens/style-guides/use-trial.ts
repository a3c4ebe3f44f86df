import { useQuery } from "@tanstack/react-query";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useRested } from "../../content/use-rested.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { hitsOf, type TrialHit } from "./hits.ts";
import { type StyleGuideRuleDraft, trialOf } from "./rule.ts";

/** How long typing rests before a rule is tried, in milliseconds. */
const rest = 400;
/** How long before it is tried on whole documents, which is more work. */
const impactRest = 1200;

/** What came of trying a rule on a sentence. */
export interface TrialResult {
  readonly hits: readonly TrialHit[];
  /** The sentence that the matches belong to, which does not include what was typed since. */
  readonly text: string;
  /** Why the rule itself cannot be used. */
  readonly ruleError: string | undefined;
  readonly state: "idle" | "waiting" | "done" | "failed";
  /** Why it could not be tried. */
  readonly message: string | undefined;
}

/** Tries an unsaved rule on a sentence, once neither has changed for a moment. */
export function useTrial(draft: StyleGuideRuleDraft, sentence: string): TrialResult {
  const asked = useRested({ rule: trialOf(draft), sentence }, rest);
  const isReady = asked.rule.Match.trim() !== "" && asked.sentence.trim() !== "";
  const tried = useQuery({
    queryKey: ["rule-trial", asked],
    queryFn: ({ signal }) =>
      ask(
        server.tagText({ Text: asked.sentence, Rules: [asked.rule], Style: "NotSet", Language: "en_US" }, { signal }),
      ),
    enabled: isReady,
    staleTime: 60_000,
  });
  return {
    hits: isReady && tried.data ? hitsOf(tried.data.Tags) : [],
    text: asked.sentence,
    ruleError: isReady ? tried.data?.RuleErrors[0]?.Message : undefined,
    state: !isReady ? "idle" : tried.isError ? "failed" : tried.isPending ? "waiting" : "done",
    message: tried.isError ? messageOf(tried.error) : undefined,
  };
}

/** What the checker, without the rule that is tried, would correct in a sentence; none until it is known. */
export function useFaults(sentence: string): readonly Fault[] {
  const checked = useQuery({
    queryKey: ["sentence-faults", sentence],
    queryFn: ({ signal }) => ask(server.tagText({ Text: sentence, Style: "NotSet", Language: "en_US" }, { signal })),
    enabled: sentence.trim() !== "",
    staleTime: 60_000,
  });
  return checked.data ? faultsOf(sentence, checked.data.Tags) : [];
}

/** The words of a sentence as rules see them. */
export function useTokens(sentence: string) {
  const text = useRested(sentence, rest);
  const tokens = useQuery({
    queryKey: ["tokens", text],
    queryFn: ({ signal }) => ask(server.tokenize({ Text: text, Language: "en_US" }, { signal })),
    enabled: text.trim() !== "",
    staleTime: 60_000,
  });
  return { text, tokens: text.trim() === "" ? [] : (tokens.data?.Tokens ?? []) };
}

/** Returns how many remarks a rule would have made in the person's documents and in edited prose. */
export function useImpact(draft: StyleGuideRuleDraft) {
  const rule = useRested(trialOf(draft), impactRest);
  const isReady = rule.Match.trim() !== "";
  const impact = useQuery({
    queryKey: ["rule-impact", rule],
    queryFn: ({ signal }) => ask(server.previewRules({ Rules: [rule] }, { signal })),
    enabled: isReady,
    staleTime: 60_000,
    retry: false,
  });
  return {
    isReady,
    isWaiting: isReady && impact.isFetching,
    counts: isReady ? impact.data?.Rules[0] : undefined,
    isComplete: impact.data?.Complete ?? true,
    message: isReady && impact.isError ? messageOf(impact.error) : undefined,
  };
}
