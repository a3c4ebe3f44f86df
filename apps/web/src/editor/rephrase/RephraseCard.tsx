import type { Rewrite } from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { editorRephrase as texts } from "../../texts/editor-rephrase.ts";
import { useModelOffer } from "../assistance/model-offer.ts";
import { useController } from "../controller/controller-context.ts";
import { part } from "../frame/part.tsx";
import { FloatingCard } from "../remarks/FloatingCard.tsx";
import { Lines } from "./Lines.tsx";
import { previewOf } from "./preview.ts";
import { keptRephrase } from "./rephrase-controller.ts";
import type { RephrasedSentence } from "./rephrased-sentences.ts";
import type { SelectedWords } from "./selected-words.ts";
import { useRephraseState } from "./use-rephrase-state.ts";

const ModelPart = part(() => import("../assistance/ModelPart.tsx"));

/** Other wordings of a sentence beside it, each with what it changes. */
export function RephraseCard() {
  const asked = useRephraseState((state) => state.asked);
  if (!asked) return null;
  return <OpenCard asked={asked} />;
}

function OpenCard({ asked }: { readonly asked: SelectedWords }) {
  const controller = useController();
  const kind = useRephraseState((state) => state.kind);
  const offer = useModelOffer();
  return (
    <FloatingCard
      {...asked}
      label={texts.label}
      className="rephrase"
      content={kind}
      takesFocus={kind === "found" ? "first" : "card"}
      close={() => keptRephrase(controller).close()}
    >
      {kind === "looking" ? <p role="status">{texts.looking}</p> : null}
      {kind === "none" ? <p role="status">{offer ? texts.noneHere : texts.none}</p> : null}
      {kind === "found" ? <Sentences /> : null}
      {offer ? <ModelPart offer={offer} /> : null}
    </FloatingCard>
  );
}

function Sentences() {
  const sentences = useRephraseState((state) => state.sentences);
  const paragraph = useRephraseState((state) => state.paragraph);
  return (
    <>
      {sentences.map((sentence) => (
        <Choices key={sentence.start} sentence={sentence} paragraph={paragraph} isOne={sentences.length === 1} />
      ))}
      <p className="note">{texts.local}</p>
    </>
  );
}

function Choices({
  sentence: { start, end, rewrites },
  paragraph,
  isOne,
}: {
  readonly sentence: RephrasedSentence;
  readonly paragraph: string;
  readonly isOne: boolean;
}) {
  const words = paragraph.slice(start, end);
  const list = (
    <ul className="rephrase-choices" aria-label={texts.choices(words)}>
      {rewrites.map((rewrite) => (
        <li key={`${rewrite.kind} ${rewrite.text}`}>
          <Choice rewrite={rewrite} paragraph={paragraph} />
        </li>
      ))}
    </ul>
  );
  if (isOne) return list;
  return (
    <div className="rephrase-sentence">
      <p className="rephrase-words" aria-hidden>
        {words}
      </p>
      {list}
    </div>
  );
}

function Choice({ rewrite, paragraph }: { readonly rewrite: Rewrite; readonly paragraph: string }) {
  const controller = useController();
  const { lines, text } = useMemo(() => previewOf(paragraph, rewrite), [paragraph, rewrite]);
  const { name, about } = texts.kinds[rewrite.kind];
  return (
    <Button className="rephrase-choice" onClick={() => keptRephrase(controller).accept(rewrite)}>
      <span>
        <span className="rephrase-name">{name}</span> <span className="rephrase-about">{about}</span>
      </span>
      <span className="visually-hidden">{text}</span>
      <Lines lines={lines} />
    </Button>
  );
}
