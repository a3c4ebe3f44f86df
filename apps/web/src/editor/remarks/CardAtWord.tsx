import { useLayoutEffect, useRef } from "react";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { placeCard } from "./place-card.ts";
import { RemarkCard } from "./RemarkCard.tsx";
import type { Remark } from "./remark.ts";

/** The current remark beside its words, when it was opened there. */
export function CardAtWord() {
  const remark = useDeskState((state) => (state.place === "word" ? state.current : undefined));
  return remark ? <Floating key={remark.key} remark={remark} /> : null;
}

function Floating({ remark }: { readonly remark: Remark }) {
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const room = document.querySelector(".page");
    if (!element || !room) return;
    const move = () => {
      const words = desk.place(remark.from, remark.to);
      if (!words) return;
      const { first, last } = words;
      const isOneLine = Math.abs(first.top - last.top) < 4;
      const lines = {
        left: isOneLine ? first.left : Math.min(first.left, last.left),
        right: last.right,
        top: first.top,
        bottom: last.bottom,
      };
      const edges = room.getBoundingClientRect();
      element.style.maxHeight = "";
      const place = placeCard(lines, { width: element.offsetWidth, height: element.offsetHeight }, edges);
      element.style.maxHeight = `${place.maxHeight}px`;
      element.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
      element.hidden = lines.bottom < edges.top || lines.top > edges.bottom;
    };
    move();
    room.addEventListener("scroll", move, { passive: true });
    addEventListener("resize", move);
    return () => {
      room.removeEventListener("scroll", move);
      removeEventListener("resize", move);
    };
  }, [desk, remark.from, remark.to]);

  return (
    <aside ref={box} className="card-at-word" aria-label={texts.card.atWord}>
      <RemarkCard remark={remark} />
    </aside>
  );
}
