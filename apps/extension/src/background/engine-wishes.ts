import { defaultSettings } from "@housestyle/engine";
import type { EngineWishes } from "../engine/engine-wishes.ts";
import { readAccount, teamSettings } from "./account.ts";
import { readWishes } from "./wishes.ts";

/** Whether the server of the account checks: who is signed in has chosen that. */
export async function isSentAway(): Promise<boolean> {
  const { checks } = await readWishes();
  return checks === "there" && (await readAccount()) !== undefined;
}

/** What texts are checked by now: what the writer has chosen, and what their teams have decided. */
export async function engineWishes(): Promise<EngineWishes> {
  const { dialect, level, style, picky, words, disabled } = await readWishes();
  const house = await teamSettings();
  return {
    dialect,
    isThere: await isSentAway(),
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
