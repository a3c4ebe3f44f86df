import { captureEdits, listQuery } from "@housestyle/contract";
import {
  type AgentFinding,
  type AgentHost,
  AgentRefusal,
  type AgentText,
  type AgentUse,
  eventsOf,
  longestText,
  snippetFilter,
} from "@housestyle/mcp";
import type { Person } from "../caller/index.ts";
import { answerText, inSentences } from "../checking/index.ts";
import { ContentService } from "../content/index.ts";
import { Failure } from "../http/index.ts";
import { snippetKind } from "../snippets/index.ts";
import { captureEditEvents } from "../telemetry/index.ts";
import { maySeeSnippets } from "./policy.ts";
import type { AgentServices } from "./services.ts";

/** A request: its caller, its deadline, and where to report a fault. */
interface AgentRequest {
  readonly person: Person;
  readonly gone: AbortSignal;
  readonly failed: (error: unknown) => void;
}

interface Row {
  readonly Name: string;
  readonly Shortcut?: string | null;
  readonly Text: string;
}

/** Serves an agent on behalf of the person whose key it has. */
export function agentHost(services: AgentServices, { person, gone, failed }: AgentRequest): AgentHost {
  const { checker, database, version, accountRules, now } = services;
  const snippets = new ContentService<Row>(services, snippetKind);
  return {
    version,
    // Those of api/v1/check.
    formats: ["text", "markdown", "html"],
    failed,
    check: (asked) => orRefusal(() => checked(services, asked, { person, gone })),
    house: () =>
      orRefusal(async () => {
        const { settings } = await accountRules.contentFor(person);
        return { settings, rules: checker.catalogue.rules, templates: checker.catalogue.templates };
      }),
    snippets: (words, most) =>
      orRefusal(async () => {
        maySeeSnippets(person);
        const Filter = snippetFilter(words);
        const wanted = listQuery.parse({ Take: most, OrderBy: "Name", ...(Filter !== undefined && { Filter }) });
        const { items } = await snippets.list(person, wanted);
        return items.map(({ Name, Shortcut, Text }) => ({ name: Name, shortcut: Shortcut ?? "", text: Text }));
      }),
    async note(use: AgentUse) {
      const events = captureEdits.input.parse(eventsOf(use, version));
      // Counting must never stand in the way of an answer.
      await captureEditEvents(database, events, { person, client: 0, on: now() }).catch(failed);
    },
  };
}

async function checked(
  services: AgentServices,
  { text, format, dialect, style, picky }: AgentText,
  { person, gone }: Pick<AgentRequest, "person" | "gone">,
): Promise<readonly AgentFinding[]> {
  const asked = {
    text,
    format,
    ...(dialect && { language: dialect }),
    ...(style && { style }),
    ...(picky && { picky }),
  };
  const bytes = await answerText(
    services,
    { call: "inSentences", body: Buffer.from(JSON.stringify(asked)), longest: longestText },
    { budget: services.checker.timeLimits.check, gone, caller: `person:${person.personId}` },
    await services.accountRules.contentFor(person),
  );
  return inSentences.output.parse(JSON.parse(Buffer.from(bytes).toString())).findings;
}

/** Passes failures on to the agent as refusals. Other errors are faults. */
async function orRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.statusCode !== 500)
      throw new AgentRefusal(error.details.message ?? error.message);
    throw error;
  }
}
