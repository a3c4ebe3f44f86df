import { useEffect, useRef } from "react";
import { useController } from "../controller/controller-context.ts";
import { FileDrop, FormatBar, Headline, PrintedRemarks } from "./later.tsx";
import { Title } from "./Title.tsx";
import { useNarrow } from "./use-width.ts";

/** The sheet of paper with the editor, which scrolls on its own and accepts dropped files. */
export function Page() {
  const controller = useController();
  const isNarrow = useNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (paper.current && paper.current.childElementCount === 0) void controller.start(paper.current);
  }, [controller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let isWaiting = false;
    const scrolled = () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        const { left, width, top } = element.getBoundingClientRect();
        controller.checking?.remarks.lookAt(left + width / 2, top + 80);
      });
    };
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => element.removeEventListener("scroll", scrolled);
  }, [controller]);

  return (
    <div ref={scroller} className="page">
      <Headline />
      {isNarrow ? null : <FormatBar />}
      <Title />
      <div ref={paper} className="paper" />
      <PrintedRemarks />
      <FileDrop target={scroller} />
    </div>
  );
}
