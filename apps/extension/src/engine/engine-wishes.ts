import type { Dialect, Level, Settings } from "@housestyle/engine";

/** What every text is checked by. It comes from the background alone, never from a page. */
export interface EngineWishes {
  readonly dialect: Dialect;
  readonly settings: Settings;
  /** Whether the server of the account checks, and not the engine in here. */
  readonly isThere: boolean;
  /** What is less grave is not told. */
  readonly level: Level;
}
