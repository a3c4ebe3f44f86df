import { limits } from "@housestyle/contract";
import { z } from "zod";
import type { Identify } from "../caller/index.ts";
import { answerText, type CheckingServices, inSentences, mayCheck } from "../checking/index.ts";
import type { ContentParts } from "../content/index.ts";
import {
  type App,
  type DialectContext,
  type DialectResponse,
  Failure,
  payerOf,
  type Serve,
  serveDialect,
} from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { type LanguageToolLanguage, languageOf, languages, mayBeEnglish, requestedLanguage } from "./languages.ts";
import { isWanted, toMatch } from "./matches.ts";
import { type CheckParameters, checkParameters, type RequestedCheck, requestedCheckOf } from "./parameters.ts";
import { readForm } from "./read-form.ts";
import { categoryOf, ruleName } from "./rule-names.ts";
import { whoAsks } from "./whose.ts";
import { wordCalls } from "./words.ts";

/** What these calls need from the rest of the server. */
export interface LanguagetoolServices extends ContentParts, CheckingServices {
  readonly identify: Identify;
  readonly version: string;
}

/** The most characters that a character takes in a form. */
const signsOfLetter = 9;

/** Serves LanguageTool's HTTP API as its clients use it. A trailing slash in an address is ignored. */
export function languagetoolRoutes(app: App, services: LanguagetoolServices): void {
  const dialect = {
    prefix: "/v2",
    // Some call their form JSON.
    bodies: { "*": readForm },
    bodyLimit: services.longestText * signsOfLetter + limits.tagBody,
    failed: ({ code, message, statusCode, details }: Failure): DialectResponse => ({
      // Its clients know no other status for a key that is not right.
      status: statusCode === 401 ? 403 : statusCode === 415 ? 400 : statusCode,
      body: `Error: ${code === "not-found" ? "Unknown call." : (details.message ?? message)}`,
    }),
  };
  serveDialect(app, dialect, (serve) => {
    checkCalls(serve, services);
    wordCalls(serve, services, services.identify);
    factCalls(serve, services);
  });
}

function checkCalls(serve: Serve, services: LanguagetoolServices): void {
  const call = {
    path: "/check",
    input: checkParameters,
    access: "anyone",
    allowance: "check",
    keepsNothing: true,
    withQuery: true,
  } as const;
  for (const method of ["GET", "POST"] as const)
    serve({ ...call, method }, (sent, context) => checked(services, sent, context));
}

async function checked(
  services: LanguagetoolServices,
  sent: CheckParameters,
  context: DialectContext,
): Promise<DialectResponse> {
  const wish = requestedCheckOf(sent);
  const caller = await whoAsks(services.identify, sent, context);
  mayCheck(caller, services);
  const written = wish.nodes.map(({ text, markup }) => text ?? markup ?? "").join("");
  if (written.length > services.longestText) throw new Failure("too-large");
  const seen = wish.nodes.map(({ text, interpretAs }) => text ?? interpretAs ?? "").join("");
  const { asked: requested } = wish;
  if (requested.kind === "other") return json(unchecked(requested.language, services));
  if (requested.kind === "auto" && !mayBeEnglish(seen))
    return json(unchecked({ name: "unknown", code: "xx" }, services));
  const body = {
    annotation: wish.nodes,
    picky: wish.hearsAll,
    ...(requested.kind === "english" && requested.dialect && { language: requested.dialect }),
  };
  const bytes = await answerText(
    services,
    { call: "inSentences", body: Buffer.from(JSON.stringify(body)), longest: services.longestText },
    {
      budget: services.checker.timeLimits.check,
      gone: context.gone,
      caller: payerOf({ caller, ip: context.request.ip }),
    },
    await services.accountRulesOf(caller),
  );
  return json(answerOf(bytes, wish, written, services));
}

function answerOf(bytes: Uint8Array, wish: RequestedCheck, written: string, services: LanguagetoolServices) {
  const { dialect, findings } = inSentences.output.parse(JSON.parse(Buffer.from(bytes).toString()));
  const { titles } = services.checker.catalogue;
  const matches = findings
    .filter((finding) => isWanted(finding, dialect, wish))
    .map((finding) => toMatch(finding, written, dialect, titles, wish.isCompact));
  const language = languageOf(dialect);
  const told =
    wish.asked.kind === "english" && wish.asked.dialect === undefined ? { name: "English", code: "en" } : language;
  return frame({ ...told, detected: language }, matches, services, wish.isCompact);
}

/** Returns the response for an unsupported language: no findings, and the reason. */
function unchecked(language: LanguageToolLanguage, services: LanguagetoolServices) {
  const incompleteResultsReason = refusals.languagetool.notChecked(language.name);
  const warnings = { incompleteResults: true, incompleteResultsReason };
  return { ...frame({ ...language, detected: language }, [], services, false), warnings };
}

function frame<M>(
  { name, code, detected }: LanguageToolLanguage & { readonly detected: LanguageToolLanguage },
  matches: readonly M[],
  services: LanguagetoolServices,
  isCompact: boolean,
) {
  return {
    ...(!isCompact && { software: softwareOf(services), warnings: { incompleteResults: false } }),
    language: { name, code, detectedLanguage: { ...detected, confidence: 0.99 } },
    matches,
  };
}

const softwareOf = ({ version }: LanguagetoolServices) => ({
  name: "Housestyle",
  version,
  buildDate: "",
  commit: "",
  apiVersion: 1,
  premium: false,
  status: "",
});

const anything = z.looseObject({});

function factCalls(serve: Serve, services: LanguagetoolServices): void {
  const fact = (path: string, said: (sent: z.output<typeof anything>) => DialectResponse) => {
    const call = { path, input: anything, withQuery: true } as const;
    for (const method of ["GET", "POST"] as const) serve({ ...call, method }, async (sent) => said(sent));
  };
  fact("/languages", () => json(languages));
  fact("/info", () => json({ software: softwareOf(services) }));
  fact("/maxtextlength", () => ({ body: String(services.longestText) }));
  fact("/healthcheck", () => ({ body: "OK" }));
  fact("/configinfo", ({ language }) => json(configOf(services, String(language ?? "en"))));
}

/** Returns all rules, for clients that list them. */
function configOf(services: LanguagetoolServices, language: string) {
  const requested = requestedLanguage(language);
  const dialect = requested.kind === "english" ? (requested.dialect ?? "en-US") : undefined;
  const rules = Object.entries(services.checker.catalogue.titles).map(([id, description]) => {
    const kind = id.slice(0, id.indexOf("/")) as Parameters<typeof categoryOf>[0]["kind"];
    const { id: categoryId, name: categoryName, issueType } = categoryOf({ ruleId: id, kind });
    const names = { ruleId: ruleName(id, dialect ?? "en-US"), description };
    return { ...names, categoryId, categoryName, locQualityIssueType: issueType };
  });
  return {
    software: softwareOf(services),
    parameter: { maxTextLength: services.longestText },
    rules: dialect ? rules : [],
  };
}

const json = (value: unknown): DialectResponse => ({
  type: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});
