import type { Remark } from "@housestyle/surfaces";
import { useLayoutEffect, useRef } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { followWords } from "./follow-words.ts";
import { RemarkCard } from "./RemarkCard.tsx";

/** The current remark beside its words, when it was opened there. */
export function CardAtWord() {
  const remark = useControllerState((state) => (state.place === "word" ? state.current : undefined));
  return remark ? <Floating key={remark.key} remark={remark} /> : null;
}

function Floating({ remark }: { readonly remark: Remark }) {
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(
    () => (box.current ? followWords(controller, box.current, remark.from, remark.to) : undefined),
    [controller, remark.from, remark.to],
  );

  return (
    <aside ref={box} className="card-at-word" aria-label={parts.card.atWord}>
      <RemarkCard remark={remark} />
    </aside>
  );
}
