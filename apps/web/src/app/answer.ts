import type { server } from "./server.ts";

type Calls = typeof server;

/** What a call of the server answers when it succeeds. */
export type Answer<Name extends keyof Calls> = Extract<Awaited<ReturnType<Calls[Name]>>, { kind: "done" }>["value"];

/** One row of a list of the server. */
export type AnswerRow<Name extends keyof Calls> = Extract<Answer<Name>, readonly unknown[]>[number];
