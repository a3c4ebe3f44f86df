import { Button } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { home } from "../../texts/home.ts";
import { DemoRemarks } from "./DemoRemarks.tsx";
import type { LiveLetter } from "./live-letter.ts";
import { sampleLetter } from "./sample-letter.ts";

const texts = home.demo;

/**
 * A letter that can be corrected in the editor itself, which loads once the page is drawn and replaces the same text.
 */
export function Demo() {
  const paper = useRef<HTMLDivElement>(null);
  const [letter, setLetter] = useState<LiveLetter>();
  useEffect(() => {
    let made: LiveLetter | undefined;
    let isGone = false;
    const begin = async () => {
      const { LiveLetter: Live } = await import("./live-letter.ts");
      if (isGone || !paper.current) return;
      made = new Live(paper.current, sampleLetter.lines);
      setLetter(made);
    };
    const stop = whenIdle(() => void begin());
    return () => {
      isGone = true;
      stop();
      made?.dispose();
    };
  }, []);
  return (
    <section className="demo" aria-label={texts.title}>
      <div className="demo-sheet">
        <div className="demo-paper">
          {/* React's own lines and the editor's change places in one step: nothing moves. */}
          <div ref={paper} hidden={!letter} />
          {letter ? null : (
            <div className="text">
              {sampleLetter.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          )}
        </div>
        <DemoRemarks letter={letter} />
      </div>
      <p className="demo-foot">
        <span>{texts.hint}</span>
        <span className="demo-actions">
          <Button tone="quiet" disabled={!letter} onClick={() => letter?.restart()}>
            {texts.again}
          </Button>
          <Link href="/editor" className="button button-quiet">
            {texts.more}
          </Link>
        </span>
      </p>
    </section>
  );
}

/** Runs a function when the page has been drawn and the browser is idle. Returns a function that cancels this. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: 2_000 });
  return () => cancelIdleCallback(request);
}
