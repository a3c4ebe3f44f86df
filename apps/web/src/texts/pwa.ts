import { catalogue } from "@housestyle/texts";
/** The texts about new versions of the page. */
export const pwaTexts = catalogue("pwaTexts", {
  label: "New version",
  ready: "A new version is ready. Your text is safe.",
  reload: "Reload",
});
