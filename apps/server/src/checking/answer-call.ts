import { deserialize, serialize } from "node:v8";
import { check, limits, tagText, tokenize } from "@housestyle/contract";
import { type Engine, priceOfRules } from "@housestyle/engine";
import type { z } from "zod";
import { Failure, parseJson, readInput } from "../border/index.ts";
import { toTeamRules } from "../tagging/index.ts";
import { type CheckRequest, checkText, type TextCheckResult, wantedBy } from "./check-text.ts";
import { forSlowLane } from "./for-slow-lane.ts";
import { type CallAnswer, type CallJob, costsMore, type FinishJob, type RuleSettings, wantsTeamRules } from "./job.ts";
import type { JobContext } from "./job-context.ts";
import { officeCall } from "./office-call.ts";
import { reportCalls } from "./report-calls.ts";
import { cachedRuleSettings, type RuleSettingsCache } from "./rule-settings-cache.ts";
import { inSentences, mayBeThisLong, readings, type TextCheckCall } from "./text-calls.ts";

/** The milliseconds after which a job is no longer short. */
const slow = 150;

/** What is needed to finish a call. */
interface Pending {
  readonly call: keyof typeof endpoints;
  readonly input: unknown;
  readonly longest: number;
  readonly found: TextCheckResult;
}

/**
 * Answers one call from the bytes of its body to the bytes of its response, both checked against the contract.
 * Everything about a text happens here.
 */
export function answerCall(
  engine: Engine,
  job: CallJob,
  doing: JobContext,
): CallAnswer | typeof wantsTeamRules | typeof costsMore {
  const accountRules = job.accountRules && cachedRuleSettings(job.accountRules, doing.kept);
  if (job.accountRules && !accountRules) return wantsTeamRules;
  try {
    const sent = parseJson(job.body);
    doing.pulse();
    if (job.call === "tokenize") return done(tokenize.output, tokensOf(engine, sent));
    return begin(engine, { ...job, call: job.call }, sent, { ...doing, accountRules });
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", code: error.code, details: error.details };
    throw error;
  }
}

/** Finishes a call that stopped for the slow lane, whose findings are added where they overlap with nothing. */
export function finishCall(
  engine: Engine,
  job: FinishJob,
  kept: RuleSettingsCache,
): CallAnswer | typeof wantsTeamRules {
  const accountRules = job.accountRules && cachedRuleSettings(job.accountRules, kept);
  if (job.accountRules && !accountRules) return wantsTeamRules;
  const { call, input, longest, found } = deserialize(job.pending) as Pending;
  const { endpoint, reading } = readingOf(call, input, longest);
  const slow = job.slow.filter(wantedBy(reading.request, accountRules));
  const all = { ...found, findings: engine.fold(found.findings, slow) };
  return done(endpoint.output, reading.tell(all, engine));
}

function begin(
  engine: Engine,
  job: CallJob & { readonly call: keyof typeof endpoints },
  sent: unknown,
  { accountRules, pulse, isLong }: JobContext & { readonly accountRules: RuleSettings | undefined },
): CallAnswer | typeof costsMore {
  const { call, longest } = job;
  const input = readInput(endpoints[call].input, sent);
  const { endpoint, reading } = readingOf(call, input, longest);
  const { text, format, dialect } = reading.request;
  if (!isLong && priceOf(reading.request) > slow) return costsMore;
  const found = checkText(engine, reading.request, accountRules);
  pulse();
  if (!job.forSlowLane) return done(endpoint.output, reading.tell(found, engine));
  const english = dialect ?? engine.dialectOf(text, format);
  const bytes = new Uint8Array(serialize({ call, input, longest, found } satisfies Pending));
  return { kind: "pending", bytes, paragraphs: forSlowLane(engine.paragraphs(text, format)), dialect: english };
}

/** Returns how many milliseconds the rules in a request take for the text and their sentences. */
function priceOf({ text, items }: CheckRequest): number {
  const tried = toTeamRules(items);
  const letters = tried.reduce((sum, { wrong }) => sum + wrong.length, text.length);
  return priceOfRules(
    tried.map(({ rule }) => rule),
    letters,
  );
}

const endpoints = { tagText, check, inSentences, officeText: officeCall, ...reportCalls } as const;

function readingOf(call: keyof typeof endpoints, input: unknown, longest: number) {
  const read = readings[call] as (input: unknown, longest: number) => TextCheckCall;
  return { endpoint: endpoints[call], reading: read(input, longest) };
}

function tokensOf(engine: Engine, sent: unknown) {
  const { Text, Language } = readInput(tokenize.input, sent);
  mayBeThisLong(Text.length, limits.tagText);
  const tokens = engine.tokenize(Text, Language);
  return {
    Tokens: tokens.map(({ start, end, text, isWord, lemma, partOfSpeech, sentence, paragraph }) => ({
      startPos: start,
      endPos: end - 1,
      text,
      isWord,
      lemma,
      partOfSpeech,
      sentenceIndex: sentence,
      paragraphIndex: paragraph,
    })),
  };
}

const encoder = new TextEncoder();

function done(output: z.ZodType, answer: unknown): CallAnswer {
  return { kind: "done", bytes: encoder.encode(JSON.stringify(output.parse(answer))) };
}
