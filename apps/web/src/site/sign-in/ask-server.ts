import type { Outcome } from "@housestyle/client";
import { ask } from "../../app/ask.ts";

/** The calls of the server. */
export type ServerCalls = typeof import("../../app/server.ts").server;

/** Asks the server as `ask` does. What knows its calls is fetched with the first of them: a form is drawn before that. */
export async function askServer<T>(call: (server: ServerCalls) => Promise<Outcome<T>>): Promise<T> {
  const { server } = await import("../../app/server.ts");
  return ask(call(server));
}
