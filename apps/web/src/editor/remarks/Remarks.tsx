import { CardAtWord } from "./CardAtWord.tsx";
import { Panel } from "./Panel.tsx";
import { Sheet } from "./Sheet.tsx";

/** All remarks: beside the text and at the word, or, where there is no room, as a sheet at the bottom. */
export default function Remarks({ isNarrow }: { readonly isNarrow: boolean }) {
  if (isNarrow) return <Sheet />;
  return (
    <>
      <Panel />
      <CardAtWord />
    </>
  );
}
