import { randomUUID } from "node:crypto";
import { budgets, check, type Input, limits, tagText, tokenize, type WireFinding } from "@housestyle/contract";
import type { Finding, Level } from "@housestyle/engine";
import type { Caller } from "../caller/index.ts";
import { type App, route } from "../http/index.ts";
import { toDocTag } from "../tagging/index.ts";
import { toPlain, toWritten } from "./annotated.ts";
import { type CheckRequest, checkText } from "./check-text.ts";
import type { Checker, TeamContent } from "./checker.ts";
import { mayBeThisLong, mayCheck } from "./policy.ts";
import type { SlowLane } from "./slow-lane.ts";

/** What checking needs from the rest of the server. */
export interface CheckingServices {
  readonly checker: Checker;
  readonly slowLane: SlowLane | undefined;
  readonly anonymousCheck: boolean;
  /** What the caller's checks depend on; undefined for strangers. */
  readonly houseFor: (caller: Caller) => Promise<TeamContent | undefined>;
  /** Largest text of api/v1/check, UTF-16 code units. */
  readonly longestText: number;
}

/** Checking of texts for strangers: the public text API and our own dialect. */
export function checkingRoutes(app: App, services: CheckingServices): void {
  route(
    app,
    tagText,
    async ({ Text, Rules, Style, Language }, { caller, gone }) => {
      mayCheck(caller, services);
      mayBeThisLong(Text.length, limits.tagText);
      const request = {
        text: Text,
        dialect: Language,
        format: "text",
        settings: { style: Style },
        items: Rules,
        house: await services.houseFor(caller),
      } as const;
      const { findings, ruleErrors } = await checkText(services, request, { budget: budgets.tagText, gone });
      const houseRule = (index: number) => String(Rules[index]?.Id ?? index);
      return {
        Tags: findings.map((finding) => toDocTag(finding, Text, { id: randomUUID(), houseRule })),
        RuleErrors: ruleErrors,
      };
    },
    { allowance: "check" },
  );

  route(
    app,
    tokenize,
    async ({ Text, Language }, { caller, gone }) => {
      mayCheck(caller, services);
      mayBeThisLong(Text.length, limits.tagText);
      const tokens = await services.checker.tokenize(
        { text: Text, dialect: Language },
        { budget: budgets.tagText, gone },
      );
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
    },
    { allowance: "check" },
  );

  route(
    app,
    check,
    async (input, { caller, gone }) => {
      mayCheck(caller, services);
      const { annotation = [{ text: input.text ?? "", markup: undefined, interpretAs: undefined }] } = input;
      mayBeThisLong(writtenLength(annotation), services.longestText);
      const plain = toPlain(annotation);
      const { findings, ruleErrors } = await checkText(
        services,
        requestOf(input, plain.text, await services.houseFor(caller)),
        {
          budget: budgets.check,
          gone,
        },
      );
      const told = toWritten(findings, plain).filter((finding) => isWorth(finding.level, input.level));
      return {
        findings: told.map((finding) => toWire(finding, services.checker.catalogue.explanations[finding.ruleId])),
        ruleErrors,
      };
    },
    // A letter may be written as six bytes of JSON; beyond that the text is too long anyway.
    { allowance: "check", bodyLimit: services.longestText * 6 + limits.tagBody },
  );
}

function requestOf(input: Input<typeof check>, text: string, house: TeamContent | undefined): CheckRequest {
  const { language, format, style, words, ignores, disabled, rules } = input;
  return { text, dialect: language, format, settings: { style, words, ignores, disabled }, items: rules, house };
}

function writtenLength(
  nodes: readonly { readonly text?: string | undefined; readonly markup?: string | undefined }[],
): number {
  return nodes.reduce((length, { text, markup }) => length + (text ?? markup ?? "").length, 0);
}

const gravity: Readonly<Record<Level, number>> = { error: 2, warning: 1, hint: 0 };

function isWorth(level: Level, least: Level): boolean {
  return gravity[level] >= gravity[least];
}

function toWire(finding: Finding, explain = ""): WireFinding {
  const { start, end, ruleId, kind, level, text, message, suggestions, sure } = finding;
  return { start, end, ruleId, kind, level, text, message, explain, suggestions: [...suggestions], sure };
}
