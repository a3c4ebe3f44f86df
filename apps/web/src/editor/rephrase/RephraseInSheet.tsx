import { RephraseButton, useRephrasable } from "./RephraseButton.tsx";

/** Offers other wordings of the selection in the bar below the text. */
export default function RephraseInSheet() {
  return useRephrasable() === undefined ? null : <RephraseButton />;
}
