import { bestLanguage, loadLanguage, setLanguage } from "@housestyle/texts";

/** From now on the page speaks the first of the reader's languages that there is. */
export async function speakReadersLanguage(): Promise<void> {
  const spoken = await loadLanguage(bestLanguage(navigator.languages));
  setLanguage(() => spoken);
  document.documentElement.lang = spoken.tag;
}
