import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";

/**
 * Sets the default language of the installation. Call it before the other settings are read, so that errors in them are
 * reported in that language.
 */
export async function loadInstallationLanguage(HOUSESTYLE_LANG = ""): Promise<void> {
  const chosen = await loadLanguage(bestLanguage([HOUSESTYLE_LANG]));
  setLanguage(() => chosen);
}
