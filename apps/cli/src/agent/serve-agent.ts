import { lateReader } from "@housestyle/engine";
import { TeamRules } from "@housestyle/project/team";
import { openDeeper } from "../deeper.ts";
import { type Options, UsageError } from "../options.ts";
import { serverOf } from "../team.ts";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";
import { agentHost } from "./agent-host.ts";

/** `housestyle mcp`: answers an agent over standard input and output until it goes. */
export async function serveAgent(world: World, options: Options): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesForAgents);
  const server = serverOf(options, world.env);
  const team = server && new TeamRules(server, () => undefined, warn);
  function warn(message: string): void {
    world.err(`${message}\n`);
  }
  const known = team?.follow();
  const open = async () => {
    const engine = await world.engine();
    await known;
    const deeper = await openDeeper(world, options.deep, team?.depth);
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
  await world.serveAgent(agentHost({ world, options, server, checkers, shared }));
  team?.end();
  return 0;
}
