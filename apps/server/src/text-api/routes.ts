import { limits, textApiInputs, textApiResults } from "@housestyle/contract";
import { explore } from "@housestyle/explorer";
import { z } from "zod";
import { answerText, type CheckingServices, mayCheck } from "../checking/index.ts";
import { lookUpWords } from "../explorer/index.ts";
import {
  type App,
  type DialectContext,
  type DialectResponse,
  Failure,
  type Serve,
  serveDialect,
} from "../http/index.ts";
import { meaningsOf } from "./meanings.ts";
import { bodies } from "./read-body.ts";

/** The most characters that a character takes in a form. */
const signsOfLetter = 9;

/** The calls about whole texts, by type, with their names on the thread. */
const onTexts = { text: "textReports", html: "htmlReports", summary: "summaryPage", wordcloud: "wordCloud" } as const;

/** Answers a call in JSON. Nothing is stored. */
type Answer<I extends z.ZodType> = (sent: z.output<I>, context: DialectContext) => Promise<string>;

/**
 * Serves the public text API. Every call is answered immediately: those below `/api/async` with `Result` in the
 * envelope of a task, and the older ones with the result itself. There are no tasks to wait for, so requesting one
 * returns 404.
 */
export function textApiRoutes(app: App, services: CheckingServices): void {
  const dialect = {
    bodies,
    bodyLimit: services.longestText * signsOfLetter + limits.tagBody,
    failed: (failure: Failure, requestId: string): DialectResponse => ({
      ...json(JSON.stringify(failure.body(requestId))),
    }),
  };
  serveDialect(app, dialect, (serve) => {
    for (const kind of ["text", "html", "summary", "wordcloud"] as const) {
      const answer: Answer<z.ZodType> = (sent, context) => onText(kind, sent, context, services);
      both(serve, kind, textApiInputs[kind], answer);
    }
    both(serve, "contextualthesaurus", textApiInputs.contextualthesaurus, async (sent, { caller }) => {
      mayCheck(caller, services);
      return said("contextualthesaurus", { Suggestions: await inContext(sent) });
    });
    post(serve, "/api/thesaurus", textApiInputs.thesaurus, async ({ Word }, { caller }) => {
      mayCheck(caller, services);
      return said("thesaurus", { Word, Meanings: meaningsOf(explore(await book(), Word, { section: "Synonyms" })) });
    });
    noTasks(serve);
  });
}

function both<I extends z.ZodType>(serve: Serve, kind: string, input: I, answer: Answer<I>): void {
  post(serve, `/api/${kind}`, input, answer);
  post(serve, `/api/async/${kind}`, input, async (sent, context) => {
    return `{"TaskId":null,"Result":${await answer(sent, context)}}`;
  });
}

function post<I extends z.ZodType>(serve: Serve, path: string, input: I, answer: Answer<I>): void {
  const call = { method: "POST", path, input, access: "anyone", allowance: "check", keepsNothing: true } as const;
  serve(call, async (sent, context) => json(await answer(sent, context)));
}

function noTasks(serve: Serve): void {
  for (const path of ["/api/async/:kind/result/:task", "/api/async/result/:kind/:task"]) {
    const call = { method: "GET", path, input: z.unknown(), access: "anyone", allowance: "general" } as const;
    serve(call, async () => {
      throw new Failure("not-found");
    });
  }
}

/** Registers a call whose text is read on a thread. The thread's response is sent unchanged. */
async function onText(
  kind: keyof typeof onTexts,
  sent: unknown,
  { caller, payer, gone }: DialectContext,
  services: CheckingServices,
): Promise<string> {
  mayCheck(caller, services);
  const body = Buffer.from(JSON.stringify(sent));
  const asked = { call: onTexts[kind], body, longest: services.longestText };
  const patience = { budget: services.checker.timeLimits.check, gone, caller: payer };
  const bytes = await answerText(services, asked, patience, await services.accountRulesOf(caller));
  return Buffer.from(bytes).toString();
}

async function inContext(sent: z.output<typeof textApiInputs.contextualthesaurus>): Promise<string[]> {
  const { Context: context, ContextStart, ContextEnd } = sent;
  const word = context.slice(ContextStart, ContextEnd + 1);
  if (word.trim() === "") return [];
  const found = explore(await book(), word, { context, section: "InContext" });
  return found.flatMap(({ items }) => items.map(({ text }) => text));
}

async function book() {
  try {
    return await lookUpWords();
  } catch {
    throw new Failure("not-ready");
  }
}

/** Returns a result after checking it against the expected schema. */
function said<K extends keyof typeof textApiResults>(kind: K, result: z.input<(typeof textApiResults)[K]>): string {
  return JSON.stringify(textApiResults[kind].parse(result));
}

const json = (body: string): DialectResponse => ({ type: "application/json; charset=utf-8", body });
