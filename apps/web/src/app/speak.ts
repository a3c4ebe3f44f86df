import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";

/** Switches the page to the first of the reader's languages that it is available in. */
export async function speakReadersLanguage(): Promise<void> {
  const spoken = await loadLanguage(bestLanguage(navigator.languages));
  setLanguage(() => spoken);
  document.documentElement.lang = spoken.tag;
}
