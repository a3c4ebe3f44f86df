import { lateReader } from "@housestyle/engine";
import { TeamRules } from "@housestyle/project/team";
import type { CommandContext } from "../command-context.ts";
import { openDeeper } from "../deeper.ts";
import { type CommandOptions, UsageError } from "../options.ts";
import { serverOf } from "../team.ts";
import { texts } from "../texts.ts";
import { agentHost } from "./agent-host.ts";

/** `housestyle mcp`: answers an agent over standard input and output until it goes. */
export async function serveAgent(context: CommandContext, options: CommandOptions): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesForAgents);
  const server = serverOf(options, context.env);
  const team = server && new TeamRules(server, () => undefined, warn);
  function warn(message: string): void {
    context.err(`${message}\n`);
  }
  const known = team?.follow();
  const open = async () => {
    const engine = await context.engine();
    await known;
    const deeper = await openDeeper(context, options.deep, team?.depth);
    void deeper?.deep.broken.then(() => warn(texts.deepStopped));
    return { engine, late: deeper && lateReader(deeper.deep.lane()) };
  };
  const checkers = open();
  // A model that is asked for and not there is told before anything else.
  if (options.deep) await checkers;
  const shared = async () => {
    await known;
    return team?.shared;
  };
  await context.serveAgent(agentHost({ world: context, options, server, checkers, shared }));
  team?.end();
  return 0;
}
