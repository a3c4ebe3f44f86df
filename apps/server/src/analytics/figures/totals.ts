import type { AnalyticsTotals } from "@housestyle/contract";
import { familyScore, fewestWordsJudged } from "@housestyle/engine";

/** The totals of the daily counts. */
export interface Sums {
  readonly active: number;
  readonly documents: number;
  readonly shown: number;
  readonly accepted: number;
  readonly ignored: number;
  readonly added: number;
  readonly guide_accepted: number;
  readonly terms_fixed: number;
  readonly snippets: number;
  readonly characters: number;
  readonly sessions: number;
  readonly sessions_improved: number;
  readonly words: number;
  readonly scored_words: number;
  readonly issues: number;
}

const secondsPerRemark = 10;
const charactersPerMinute = 200;

/** Returns the totals in the names of both API dialects, with the figures derived from them. */
export function totalsOf(sums: Sums, members: number): AnalyticsTotals {
  const rate = rateOf(sums.accepted, sums.shown);
  return {
    Users: members,
    Members: members,
    ActiveUsers: sums.active,
    ActiveMembers: sums.active,
    Sessions: sums.sessions,
    SessionsImproved: sums.sessions_improved,
    Words: sums.words,
    WordsChecked: sums.words,
    Documents: sums.documents,
    DocumentsChecked: sums.documents,
    Shown: sums.shown,
    Suggestions: sums.shown,
    Accepted: sums.accepted,
    Ignored: sums.ignored,
    AddedToDictionary: sums.added,
    StyleGuideAccepted: sums.guide_accepted,
    TermsFixed: sums.terms_fixed,
    SnippetsInserted: sums.snippets,
    CharactersSaved: sums.characters,
    MinutesSaved: minutesSaved(sums.accepted, sums.characters),
    AcceptanceRate: rate,
    AcceptRate: rate,
    Score: scoreOf(sums.scored_words, sums.issues),
  };
}

/** Returns minutes, rounded to hundredths. */
export function minutesSaved(accepted: number, characters: number): number {
  return rounded((accepted * secondsPerRemark) / 60 + characters / charactersPerMinute, 100);
}

/** Returns the share of what was shown, rounded to ten-thousandths, or null if nothing was. */
export function rateOf(accepted: number, shown: number): number | null {
  return shown === 0 ? null : rounded(accepted / shown, 10_000);
}

/** Returns the score of one family, rounded to tenths, or null for texts that are too short. */
export function scoreOf(words: number, issues: number): number | null {
  return words < fewestWordsJudged ? null : rounded(familyScore(words, issues), 10);
}

/** Rounds to a fraction of one: 10 for tenths. */
export function rounded(value: number, fraction: number): number {
  return Math.round(value * fraction) / fraction;
}
