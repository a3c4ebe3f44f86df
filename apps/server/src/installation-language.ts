import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";

/**
 * Makes the language of this installation the one of all texts, unless a caller asks for another. Called before the other
 * settings are read, so that their faults are reported in it, too.
 */
export async function loadInstallationLanguage(HOUSESTYLE_LANG = ""): Promise<void> {
  const chosen = await loadLanguage(bestLanguage([HOUSESTYLE_LANG]));
  setLanguage(() => chosen);
}
