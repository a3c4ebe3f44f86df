import { defaultSettings } from "@housestyle/engine";
import type { EngineWishes } from "../engine/engine-wishes.ts";
import { houseSettings } from "./account.ts";
import { readWishes } from "./wishes.ts";

/** What texts are checked by now: what the writer has chosen, and what their teams have decided. */
export async function engineWishes(): Promise<EngineWishes> {
  const { dialect, level, style, picky, words, disabled } = await readWishes();
  const house = await houseSettings();
  return {
    dialect,
    level,
    settings: {
      ...defaultSettings,
      ...house,
      style,
      picky,
      words: [...(house.words ?? []), ...words],
      disabled: [...(house.disabled ?? []), ...disabled],
    },
  };
}
