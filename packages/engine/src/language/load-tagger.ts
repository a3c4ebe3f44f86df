import type { Tagger } from "./tagger.ts";

/** Fetches and opens the tagger. Its model is by far the largest part of the engine, so it is a file of its own. */
export async function loadTagger(): Promise<Tagger> {
  const { createTagger } = await import("./tagger.ts");
  return createTagger();
}
