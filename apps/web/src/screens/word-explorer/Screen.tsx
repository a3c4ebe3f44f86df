import { QueryClientProvider } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { queryClient } from "../../app/query-client.ts";
import { useTitle } from "../../app/use-title.ts";
import { explorer as texts } from "../../texts/explorer.ts";
import { Entry } from "./Entry.tsx";
import { addressOf } from "./entry.ts";
import { WordSearch } from "./WordSearch.tsx";
import "./word-explorer.css";

/** The word explorer: a page to begin, and a page for each word. */
export default function Screen() {
  const { word = "" } = useParams<{ word?: string }>();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="word-explorer">
        <WordSearch word={word} />
        {word === "" ? <Beginning /> : <Entry key={word} word={word} />}
      </div>
    </QueryClientProvider>
  );
}

function Beginning() {
  useTitle(texts.title);
  return (
    <section className="word-beginning">
      <h1>{texts.title}</h1>
      <p className="word-about">{texts.about}</p>
      <h2>{texts.begin}</h2>
      <Words words={texts.words} />
      <h2>{texts.describe}</h2>
      <Words words={texts.descriptions} />
    </section>
  );
}

function Words({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className="word-links">
      {words.map((word) => (
        <li key={word}>
          <Link href={addressOf(word)}>{word}</Link>
        </li>
      ))}
    </ul>
  );
}
