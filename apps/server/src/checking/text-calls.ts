import { randomUUID } from "node:crypto";
import { check, type Input, limits, type tagText, type WireFinding, wireFinding } from "@housestyle/contract";
import { atLeast, type Dialect, dialects, type Engine, type Finding, isCorrection } from "@housestyle/engine";
import { neuralRules } from "@housestyle/neural";
import { z } from "zod";
import { Failure } from "../border/index.ts";
import { toDocTag } from "../tagging/index.ts";
import { toPlain, toWritten } from "./annotated.ts";
import type { CheckRequest, TextCheckResult } from "./check-text.ts";
import { type officeCall, officeRequest } from "./office-call.ts";
import { readHtmlReports, readSummaryPage, readTextReports, readWordCloud } from "./report-calls.ts";

/** A call that checks a text: how to read its input, and how to return the findings. */
export interface TextCheckCall {
  readonly request: CheckRequest;
  tell(found: TextCheckResult, engine: Engine): unknown;
}

/** A call like `check` that also returns sentences, for other API dialects. */
export const inSentences = {
  input: check.input,
  output: z.object({ dialect: z.enum(dialects), findings: z.array(wireFinding.extend({ sentence: z.string() })) }),
};

export type FindingInSentence = z.output<typeof inSentences.output>["findings"][number];

/** How the inputs of the calls are read. */
export const readings = {
  tagText: readTagText,
  check: readCheck,
  inSentences: readInSentences,
  officeText: readOffice,
  textReports: ofAnyLength(readTextReports, ({ Text }) => Text),
  htmlReports: ofAnyLength(readHtmlReports, ({ Html }) => Html),
  summaryPage: ofAnyLength(readSummaryPage, ({ Text }) => Text),
  wordCloud: ofAnyLength(readWordCloud, ({ Text }) => Text),
} as const;

/** Returns a call that is limited only by the longest possible text. */
function ofAnyLength<I>(read: (input: I) => TextCheckCall, text: (input: I) => string) {
  return (input: I, longest: number): TextCheckCall => {
    mayBeThisLong(text(input).length, longest);
    return read(input);
  };
}

function readTagText({ Text, Rules, Style, Language }: Input<typeof tagText>): TextCheckCall {
  mayBeThisLong(Text.length, limits.tagText);
  const houseRule = (index: number) => String(Rules[index]?.Id ?? index);
  return {
    request: { text: Text, dialect: Language, format: "text", settings: { style: Style }, items: Rules },
    tell: ({ findings, ruleErrors }) => ({
      Tags: findings.map((finding) => toDocTag(finding, Text, { id: randomUUID(), houseRule })),
      RuleErrors: ruleErrors,
    }),
  };
}

function readCheck(input: Input<typeof check>, longest: number): TextCheckCall {
  const { request, plain } = requestOf(input, longest);
  return {
    request,
    tell: ({ findings, ruleErrors }, engine) => {
      const explain = explanationsOf(engine);
      const told = toWritten(findings, plain).filter(atLeast(input.level));
      return { findings: told.map((finding) => toWire(finding, explain.get(finding.ruleId))), ruleErrors };
    },
  };
}

/** Checks a text and also returns the sentences of the findings and the detected English variety. */
function readInSentences(input: Input<typeof check>, longest: number): TextCheckCall {
  const { request, plain } = requestOf(input, longest);
  return {
    request,
    tell: ({ findings }, engine) => {
      const dialect = request.dialect ?? engine.dialectOf(plain.text, request.format);
      const sentence = findings.length > 0 ? sentencesOf(engine, plain.text, dialect) : () => "";
      const placed = findings.map((finding) => ({ ...finding, sentence: sentence(finding.start) }));
      const told = toWritten(placed, plain);
      return { dialect, findings: told.map((finding) => ({ ...toWire(finding), sentence: finding.sentence })) };
    },
  };
}

function readOffice(input: z.output<typeof officeCall.input>, longest: number): TextCheckCall {
  const request = officeRequest(input);
  mayBeThisLong(request.text.length, longest);
  return { request, tell: ({ findings }) => ({ findings: findings.map((finding) => toWire(finding)) }) };
}

function requestOf(input: Input<typeof check>, longest: number) {
  const { annotation = [{ text: input.text ?? "" }], language, format, style, words, ignores, disabled, rules } = input;
  const { picky } = input;
  mayBeThisLong(writtenLength(annotation), longest);
  const plain = toPlain(annotation);
  const settings = { style, words, ignores, disabled, picky };
  return { request: { text: plain.text, dialect: language, format, settings, items: rules }, plain };
}

/** Returns a function for the sentence at an offset. Call it in text order. */
function sentencesOf(engine: Engine, text: string, dialect: Dialect): (place: number) => string {
  const tokens = engine.tokenize(text, dialect);
  let first = 0;
  return (place) => {
    const isSame = (i: number) =>
      tokens[i]?.sentence === tokens[first]?.sentence && tokens[i]?.paragraph === tokens[first]?.paragraph;
    for (let last = first; first < tokens.length; first = last) {
      while (last < tokens.length && isSame(last)) last++;
      const end = tokens[last - 1]?.end ?? 0;
      if (place < end || last === tokens.length) return text.slice(tokens[first]?.start, end);
    }
    return "";
  };
}

/** Fails if a text is longer than a limit in UTF-16 code units. */
export function mayBeThisLong(length: number, limit: number): void {
  if (length > limit) throw new Failure("too-large");
}

function writtenLength(
  nodes: readonly { readonly text?: string | undefined; readonly markup?: string | undefined }[],
): number {
  return nodes.reduce((length, { text, markup }) => length + (text ?? markup ?? "").length, 0);
}

const explanations = new WeakMap<Engine, ReadonlyMap<string, string>>();

/** Returns the explanation of each rule by id. */
function explanationsOf(engine: Engine): ReadonlyMap<string, string> {
  const all = () => [...engine.rules, ...neuralRules()].map(({ id, explain }) => [id, explain] as const);
  const known = explanations.get(engine) ?? new Map(all());
  explanations.set(engine, known);
  return known;
}

function toWire(finding: Finding, explain = ""): WireFinding {
  const { start, end, ruleId, kind, level, text, message, suggestions, sure } = finding;
  const words = { text, message, explain, suggestions: [...suggestions] };
  return { start, end, ruleId, kind, level, ...words, isCorrection: isCorrection(finding), sure };
}
