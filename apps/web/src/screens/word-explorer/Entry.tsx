import { Button, EmptyState, Skeleton } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { messageOf } from "../../app/ask.ts";
import { useTitle } from "../../app/use-title.ts";
import { explorer as texts } from "../../texts/explorer.ts";
import { addressOf, type WordSection } from "./entry.ts";
import { InContext } from "./InContext.tsx";
import { LazySection } from "./LazySection.tsx";
import { useSuggestions, useWord } from "./use-word.ts";
import { WordHead } from "./WordHead.tsx";

/** The page of a word. */
export function Entry({ word }: { readonly word: string }) {
  const [context, setContext] = useState("");
  const entry = useWord(word, context);
  useTitle(texts.titleOf(word));
  if (entry.isError) {
    return (
      <EmptyState
        title={texts.failed}
        text={messageOf(entry.error)}
        action={<Button onClick={() => void entry.refetch()}>{texts.retry}</Button>}
      />
    );
  }
  if (entry.data?.length === 0) return <Nothing word={word} />;
  const sections = entry.data ?? [];
  const shown = sections.filter(({ Id }) => Id !== "Facts");
  return (
    <article className="word-entry">
      <WordHead word={word} facts={sections.find(({ Id }) => Id === "Facts")} />
      {entry.isPending ? (
        <div className="word-waiting" role="status" aria-label={texts.loading}>
          <Skeleton lines={9} />
        </div>
      ) : (
        <div className="word-columns">
          <div>
            {shown.map((section) => (
              <div key={section.Id}>
                <LazySection word={word} section={section} />
                {section.Id === "Synonyms" ? <InContext onContext={setContext} /> : null}
              </div>
            ))}
            <p className="word-sources">{texts.sources.about}</p>
          </div>
          <OnThisPage sections={shown} />
        </div>
      )}
    </article>
  );
}

function OnThisPage({ sections }: { readonly sections: readonly WordSection[] }) {
  return (
    <nav className="word-contents" aria-label={texts.sections}>
      <ul>
        {sections.map(({ Id, Title }) => (
          <li key={Id}>
            <a href={`#${Id}`}>{Title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ word }: { readonly word: string }) {
  const near = useSuggestions(word);
  const words = near.map(({ Text }) => Text).filter((each) => each !== word);
  return (
    <section className="word-nothing">
      <h1>{texts.none(word)}</h1>
      <p>{texts.noneText}</p>
      {words.length > 0 ? (
        <>
          <h2>{texts.near}</h2>
          <ul className="word-links">
            {words.map((each) => (
              <li key={each}>
                <Link href={addressOf(each)}>{each}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
