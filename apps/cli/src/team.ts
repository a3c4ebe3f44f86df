import { homedir } from "node:os";
import { join } from "node:path";
import { type Shared, type TeamDepth, TeamRules, type TeamServer } from "@housestyle/project/team";
import type { CommandContext } from "./command-context.ts";
import { type CommandOptions, UsageError } from "./options.ts";
import { texts } from "./texts.ts";

/** The server whose decisions count, when one is named and there is a key for it. */
export function serverOf({ server, key }: CommandOptions, env: CommandContext["env"]): TeamServer | undefined {
  const address = server ?? env.HOUSESTYLE_SERVER;
  if (!address) return undefined;
  if (!URL.canParse(address)) throw new UsageError(texts.badServer(address));
  const given = key ?? env.HOUSESTYLE_KEY;
  if (!given) throw new UsageError(texts.noKey);
  const caches = env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return { address, key: given, cache: join(caches, "housestyle") };
}

/** What a team has decided; undefined where it has not, or where there is none. */
export interface TeamDecisions {
  readonly shared: Shared | undefined;
  readonly depth: TeamDepth | undefined;
}

/**
 * What a team has decided, asked for once: what is kept of it is not sent again. Throws a UsageError when the server
 * refuses, and when it cannot be reached and nothing is known: a build would pass that should not.
 */
export async function decidedByTeam(context: CommandContext, options: CommandOptions): Promise<TeamDecisions> {
  const server = serverOf(options, context.env);
  if (!server) return { shared: undefined, depth: undefined };
  let message = "";
  const team = new TeamRules(
    server,
    () => undefined,
    (told) => {
      message = told;
    },
  );
  const answer = await team.ask();
  if (message) throw new UsageError(message);
  if (answer === "unreachable") context.err(`${texts.lastKnown(server.address)}\n`);
  return { shared: team.shared, depth: team.depth };
}
