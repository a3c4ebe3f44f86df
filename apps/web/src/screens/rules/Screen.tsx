import { listedRules } from "@housestyle/engine/listed-rules";
import { texts as suggestions } from "@housestyle/panel";
import { kinds } from "@housestyle/surfaces";
import { TextField } from "@housestyle/ui";
import { useState } from "react";
import { Link, useParams } from "wouter";
import { useTitle } from "../../app/use-title.ts";
import { rules as texts } from "../../texts/rules.ts";
import { findRules } from "./find-rules.ts";
import { RulePage } from "./RulePage.tsx";
import "../../site/reading-page.css";
import "./rules.css";

/** The rules of the product: a list to search, and a page for each. */
export default function Screen() {
  const { category, name } = useParams<{ category?: string; name?: string }>();
  const id = [category, name]
    .filter((part) => part !== undefined)
    .join("/")
    .toLowerCase();
  return <div className="reading-page rules">{id === "" ? <List /> : <RulePage key={id} id={id} />}</div>;
}

function List() {
  const [wanted, setWanted] = useState("");
  useTitle(texts.title);
  const found = findRules(listedRules, wanted);
  return (
    <>
      <p className="rules-way">
        <Link href="/docs">{texts.docs}</Link>
      </p>
      <h1>{texts.title}</h1>
      <p className="rules-lead">{texts.about(listedRules.length)}</p>
      <TextField label={texts.search} value={wanted} onChange={setWanted} />
      <p className="rules-count" role="status">
        {found.length === 0 ? texts.none : texts.found(found.length)}
      </p>
      {kinds
        .filter((kind) => found.some((rule) => rule.kind === kind))
        .map((kind) => (
          <section key={kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{suggestions.kinds[kind]}</h2>
            <ul className="rules-list">
              {found
                .filter((rule) => rule.kind === kind)
                .map(({ id, title, examples: [first] }) => (
                  <li key={id}>
                    <Link href={`/rules/${id}`}>{title}</Link>
                    {first ? <span className="rules-example">{first.wrong}</span> : null}
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}
