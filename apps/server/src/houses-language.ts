import { bestLanguage, loadLanguage, speakAs } from "@housestyle/texts";
import type { Env } from "./env.ts";

/** From now on people are spoken to in the language of this installation, unless somebody asks for another. */
export async function speakHousesLanguage({ HOUSESTYLE_LANG }: Pick<Env, "HOUSESTYLE_LANG">): Promise<void> {
  const spoken = await loadLanguage(bestLanguage([HOUSESTYLE_LANG]));
  speakAs(() => spoken);
}
