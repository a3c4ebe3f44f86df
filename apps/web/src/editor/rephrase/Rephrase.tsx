import { InMargin } from "../remarks/InMargin.tsx";
import { RephraseButton, useRephrasable } from "./RephraseButton.tsx";
import { RephraseCard } from "./RephraseCard.tsx";
import "./rephrase.css";

/** The button that offers other wordings of the selection, and the card that shows them. */
export default function Rephrase({ isNarrow }: { readonly isNarrow: boolean }) {
  return (
    <>
      {isNarrow ? null : <Margin />}
      <RephraseCard />
    </>
  );
}

function Margin() {
  const words = useRephrasable();
  if (words === undefined) return null;
  return (
    <InMargin from={words.from} to={words.to}>
      <RephraseButton />
    </InMargin>
  );
}
