import { bestLanguage, loadLanguage, speakAs } from "@housestyle/texts";

/**
 * From now on people are spoken to in the language of this installation, unless somebody asks for another. Before the other
 * settings are read, so that what is wrong with one is said in it, too.
 */
export async function speakInstallationLanguage(HOUSESTYLE_LANG = ""): Promise<void> {
  const spoken = await loadLanguage(bestLanguage([HOUSESTYLE_LANG]));
  speakAs(() => spoken);
}
