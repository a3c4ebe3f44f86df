import { createParagraphCache, type ParagraphCache } from "../../session/paragraph-cache.ts";
import type { TemplateChoice } from "../../settings/settings.ts";
import { Lru } from "../../text/lru.ts";
import { createTemplateLane, laneKey, type TemplateLane } from "./template-lane.ts";
import type { TemplateReading } from "./template-reading.ts";

/** Lanes in use, each with what it has read. */
export interface TemplateLanes {
  /** Returns the lane for these choices; the same one as long as it is cached. */
  laneOf(choices: readonly TemplateChoice[]): TemplateLane;
  /** What the lane has read, by paragraph. */
  cacheOf(lane: TemplateLane): ParagraphCache<TemplateReading>;
}

/**
 * The number of teams whose lanes are cached, and the size of each one's cache of paragraphs in bytes: about half a
 * novel.
 */
const mostLanes = 4;
const capacity = 1_000_000;

/** Caches the lanes of the last few teams. */
export function createTemplateLanes(): TemplateLanes {
  const lanes = new Lru<string, TemplateLane>(mostLanes);
  const caches = new WeakMap<TemplateLane, ParagraphCache<TemplateReading>>();
  const none = createTemplateLane([]);
  return {
    laneOf(choices) {
      if (choices.length === 0) return none;
      const key = laneKey(choices);
      return lanes.get(key) ?? lanes.set(key, createTemplateLane(choices));
    },
    cacheOf(lane) {
      let cache = caches.get(lane);
      if (!cache) {
        cache = createParagraphCache<TemplateReading>(capacity, ({ base, own }) => base.length + own.length);
        caches.set(lane, cache);
      }
      return cache;
    },
  };
}
