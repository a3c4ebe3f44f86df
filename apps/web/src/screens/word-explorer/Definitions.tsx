import { Link } from "wouter";
import { addressOf, groupedBy, type WordSection } from "./entry.ts";

/**
 * The meanings of a word: numbered senses, by part of speech, each with an example where there is one. The words that
 * fit a description lead to their pages.
 */
export function Definitions({ section }: { readonly section: WordSection }) {
  return groupedBy(section.Items, ({ PartOfSpeech }) => PartOfSpeech ?? "").map(({ name, items }) => (
    <div key={name} className="senses">
      {name === "" ? null : <h3 className="part-of-speech">{name}</h3>}
      <ol>
        {items.map((item) => (
          <li key={`${item.Text}${item.Example ?? ""}`}>
            <p className="meaning">
              {section.Id === "ReverseDictionary" ? <Link href={addressOf(item.Text)}>{item.Text}</Link> : item.Text}
            </p>
            {item.Meaning ? <p className="sense-note">{item.Meaning}</p> : null}
            {item.Example ? <p className="sense-example">“{item.Example}”</p> : null}
          </li>
        ))}
      </ol>
    </div>
  ));
}
