import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { serveStreams } from "@housestyle/mcp";
import { openDeep } from "@housestyle/model-en";
import { afterAll } from "vitest";
import type { CommandContext } from "../command-context.ts";
import { run } from "../run.ts";

/** One for all tests. */
export const engine = createEngine(await readAssets());

/** What a run of the command came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** What a test wants to be otherwise. */
export type Otherwise = Partial<Pick<CommandContext, "env" | "isWatched" | "cwd">> & {
  /** Where the corrector is looked for. */
  readonly model?: string | undefined;
  /** The streams an agent speaks over. */
  readonly agent?: { readonly input: Readable; readonly output: Writable } | undefined;
};

/** The command in a folder of its own, which goes when the tests of its file have ended. */
export function command() {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, content);
    return path;
  };

  async function housestyle(
    args: readonly string[],
    input = "",
    { model, agent, ...otherwise }: Otherwise = {},
  ): Promise<Ran> {
    let out = "";
    let err = "";
    async function* stdin(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(input);
    }
    const status = await run(args, {
      cwd: folder,
      input: stdin(),
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      isWatched: false,
      processors: 1,
      engine: async () => engine,
      deep: (depth) => openDeep(depth, model),
      serveEditor: async (asked) => {
        out += JSON.stringify({ ...asked, engine: undefined });
      },
      serveAgent: async (host) => {
        if (!agent) throw new Error("No agent is there.");
        await serveStreams(host, agent.input, agent.output);
      },
      version: "1.2.3",
      env: {},
      ...otherwise,
    });
    return { status, out, err };
  }

  return { folder, file, housestyle };
}
