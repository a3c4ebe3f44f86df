import type { Remark } from "@housestyle/surfaces";
import { useLayoutEffect, useRef } from "react";
import { texts } from "../remark-texts.ts";
import { followWords } from "./follow-words.ts";
import { usePanel, useShown } from "./panel-host.ts";
import { RemarkCard } from "./RemarkCard.tsx";

/** Shows the card of the current remark beside its words, if it was opened there. */
export function CardAtWord() {
  const remark = useShown((host) => (host.list().place === "word" ? host.list().current : undefined));
  return remark ? <Floating key={remark.key} remark={remark} /> : null;
}

function Floating({ remark }: { readonly remark: Remark }) {
  const host = usePanel();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const surface = host.shown()?.surface;
    const room = host.scroller();
    if (box.current && room && surface) return followWords(surface, room, box.current, remark.from, remark.to);
  }, [host, remark.from, remark.to]);

  return (
    <aside ref={box} className="card-at-word" aria-label={texts.card.atWord}>
      <RemarkCard remark={remark} />
    </aside>
  );
}
