import { lateReader } from "@housestyle/engine";
import { TeamRules } from "@housestyle/project/team";
import { type Options, UsageError } from "../options.ts";
import { serverOf } from "../team.ts";
import { texts } from "../texts.ts";
import type { World } from "../world.ts";
import { agentHost } from "./agent-host.ts";

/** `housestyle mcp`: answers an agent over standard input and output until it goes. */
export async function serveAgent(world: World, options: Options): Promise<number> {
  if (options.files.length > 0) throw new UsageError(texts.noFilesForAgents);
  const server = serverOf(options, world.env);
  const deep = options.deep && (await world.deep(options.deep));
  const team = server && new TeamRules(server, () => undefined, warn);
  function warn(message: string): void {
    world.err(`${message}\n`);
  }
  void deep?.broken.then(() => warn(texts.deepStopped));
  const known = team?.follow();
  const checkers = world.engine().then((engine) => ({ engine, late: deep && lateReader(deep.lane()) }));
  const shared = async () => {
    await known;
    return team?.shared;
  };
  await world.serveAgent(agentHost({ world, options, server, checkers, shared }));
  team?.end();
  return 0;
}
