import type { Scope } from "@housestyle/contract";
import { askServer } from "../../site/sign-in/ask-server.ts";
import { connect as texts } from "../../texts/connect.ts";
import { readAgentQuery } from "./agent-query.ts";
import { readConnectionQuery } from "./connection-query.ts";

/** What a person is asked on this page. */
export interface ConsentQuestion {
  readonly title: string;
  /** The program, within a sentence. */
  readonly program: string;
  /** For a program that is not ours: who it is as far as can be known. */
  readonly identity?: string;
  readonly scopes: readonly Scope[];
  /** Where to go when it is not allowed. */
  readonly refused: string | null;
  /** Allows it; returns where to go, or a code to be copied. */
  readonly allow: () => Promise<{ readonly Url: string | null; readonly Code: string | null }>;
}

/** Returns whether an address comes from a program that is not ours, by OAuth. */
export const isFromAgent = (search: string): boolean => new URLSearchParams(search).has("client_id");

/** Returns the question that an address asks, as the server sees it; fails where the server refuses it. */
export const questionIn = (search: string): Promise<ConsentQuestion> =>
  isFromAgent(search) ? questionOfAgent(search) : questionOfOurs(search);

async function questionOfOurs(search: string): Promise<ConsentQuestion> {
  const query = readConnectionQuery(search);
  const told = await askServer((server) => server.readConnection(undefined, { query: query }));
  const program = texts.programs[told.Client];
  return {
    title: texts.title(program),
    program,
    scopes: told.Scopes,
    refused: told.Refused,
    allow: () => askServer((server) => server.allowConnection(query)),
  };
}

async function questionOfAgent(search: string): Promise<ConsentQuestion> {
  const asked = readAgentQuery(search);
  const told = await askServer((server) => server.readAgentConnection(undefined, { query: asked }));
  return {
    title: texts.titleOfAgent(told.Name),
    program: told.Name,
    identity: told.Host === null ? texts.onThisDevice : texts.goesTo(told.Host),
    scopes: told.Scopes,
    refused: told.Refused,
    allow: async () => ({ ...(await askServer((server) => server.allowAgentConnection(asked))), Code: null }),
  };
}
