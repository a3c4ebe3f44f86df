import type { SentNote } from "../shared/pop-up-state.ts";
import { clientKind } from "./client-kind.ts";
import { keepNext, kept } from "./kept.ts";

/** One question to the server of somebody’s account. */
export interface ApiRequest {
  readonly server: string;
  /** Undefined for who has none yet. */
  readonly key?: string;
  /** When it is not what body or none of it says. */
  readonly method?: "DELETE";
  readonly path: string;
  /** What it is about, for the list of what was sent. */
  readonly what: string;
  /** What is known already. */
  readonly tag?: string;
  /** What is to be kept there: only ever what somebody has asked for by hand. */
  readonly body?: unknown;
}

export interface ApiResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Undefined for what is no JSON. */
  readonly json: unknown;
}

/** So long an answer is waited for, in milliseconds, and so many requests are remembered. */
const patience = 20_000;
const most = 50;

/** Asks the server, and notes that it was asked. Undefined when nobody answers. */
export async function ask({
  server,
  key,
  method,
  path,
  what,
  tag,
  body,
}: ApiRequest): Promise<ApiResponse | undefined> {
  const headers = {
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    clientApp: String(clientKind()),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(tag !== undefined && { "if-none-match": tag }),
  };
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const bytesOut = sent?.length ?? 0;
  try {
    const answer = await fetch(new URL(path, server), {
      headers,
      ...(method && { method }),
      ...(sent !== undefined && { method: "POST", body: sent }),
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    await note({ at: Date.now(), what, bytesOut, bytesIn: text.length, status: answer.status });
    const isJson = answer.ok && /json/.test(answer.headers.get("content-type") ?? "");
    return { ok: answer.ok, status: answer.status, json: isJson ? JSON.parse(text) : undefined };
  } catch {
    await note({ at: Date.now(), what, bytesOut, bytesIn: 0, status: 0 });
    return undefined;
  }
}

/** What was sent lately, the last first. */
export async function sentLately(): Promise<readonly SentNote[]> {
  return notesIn(await kept("sent"));
}

const notesIn = (value: unknown) => (value ?? []) as readonly SentNote[];

/** Adds what was sent to the notes. Checks in a row are one note. */
function note(sent: SentNote): Promise<void> {
  return keepNext("sent", (value) => {
    const [last, ...before] = notesIn(value);
    const isOne = last?.what === "check" && sent.what === "check" && last.status === sent.status;
    const notes = isOne ? [added(last, sent), ...before] : [sent, ...(last ? [last] : []), ...before];
    return notes.slice(0, most);
  });
}

const added = (one: SentNote, { at, bytesOut, bytesIn }: SentNote): SentNote => ({
  ...{ ...one, at, bytesOut: one.bytesOut + bytesOut, bytesIn: one.bytesIn + bytesIn },
  times: (one.times ?? 1) + 1,
});
