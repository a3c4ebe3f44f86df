import type { Engine } from "@housestyle/engine";
import type { LanguageServerContext } from "@housestyle/lsp";
import type { AgentHost } from "@housestyle/mcp";
import type { Deep, Depth } from "@housestyle/model-en";

/** What a language server is told by the command line. */
type LanguageServerStart = Omit<LanguageServerContext, "input" | "output">;

/** The world of the command, so that a test can hold it. */
export interface CommandContext {
  readonly cwd: string;
  readonly input: AsyncIterable<Uint8Array>;
  out(text: string): void;
  err(text: string): void;
  /** Whether somebody watches what is said beside the output. */
  readonly isWatched: boolean;
  readonly processors: number;
  /** Opens the engine; asked for once, and only when there is something to check. */
  engine(): Promise<Engine>;
  /** Opens the corrector; asked for only when it is wanted. */
  deep(depth: Depth): Promise<Deep>;
  /** Serves an editor over standard input and output until it goes. */
  serveEditor(asked: LanguageServerStart): Promise<void>;
  /** Answers an agent over standard input and output until it goes. */
  serveAgent(host: AgentHost): Promise<void>;
  readonly version: string;
  /** What the environment's variables say. */
  readonly env: Readonly<Record<string, string | undefined>>;
}
