import { Button, Skeleton } from "@housestyle/ui";
import { useEffect, useRef, useState } from "react";
import { explorer as texts } from "../../texts/explorer.ts";
import { Chips } from "./Chips.tsx";
import { Definitions } from "./Definitions.tsx";
import type { WordSection } from "./entry.ts";
import { Sentences } from "./Sentences.tsx";
import { useSection } from "./use-word.ts";

/** How much of a section is shown before all of it is requested. */
const shownAtFirst = { chips: 24, sentences: 5 } as const;

/** A section of a word's page. What was not sent with the page is fetched when it comes near the window. */
export function LazySection({ word, section }: { readonly word: string; readonly section: WordSection }) {
  const [isNear, setNear] = useState(section.Loaded);
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "400px" },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isNear]);
  const whole = useSection(word, section, isNear && (!section.Loaded || isWhole));
  const first = section.Kind === "sentences" ? shownAtFirst.sentences : shownAtFirst.chips;
  const hasMore = (section.Kind === "chips" || section.Kind === "sentences") && section.Total > first;
  const most = isWhole ? Number.POSITIVE_INFINITY : first;
  return (
    <section ref={place} id={section.Id} className="word-section" aria-labelledby={`${section.Id}-title`}>
      <h2 id={`${section.Id}-title`}>{section.Title}</h2>
      {whole.Loaded ? <Body section={whole} word={word} most={most} /> : <Skeleton lines={3} />}
      {hasMore && whole.Loaded ? (
        <Button tone="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.all(section.Total)}
        </Button>
      ) : null}
    </section>
  );
}

function Body({
  section,
  word,
  most,
}: {
  readonly section: WordSection;
  readonly word: string;
  readonly most: number;
}) {
  switch (section.Kind) {
    case "definitions":
      return <Definitions section={section} />;
    case "chips":
      return <Chips section={section} most={most} />;
    case "sentences":
      return <Sentences section={section} word={word} most={most} />;
    case "table":
      return (
        <dl className="word-facts">
          {section.Items.map(({ Text, Meaning }) => (
            <div key={Text}>
              <dt>{Text}</dt>
              <dd>{Meaning}</dd>
            </div>
          ))}
        </dl>
      );
  }
}
