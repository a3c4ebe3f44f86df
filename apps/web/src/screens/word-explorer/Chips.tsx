import { Link } from "wouter";
import { addressOf, groupedBy, type WordSection } from "./entry.ts";

/** Words as quiet links, under the sense or the number of syllables they share. */
export function Chips({ section, most }: { readonly section: WordSection; readonly most: number }) {
  return groupedBy(section.Items.slice(0, most), ({ Meaning }) => Meaning ?? "").map(({ name, items }) => (
    <div key={name} className="word-group">
      {name === "" ? null : <h3 className="word-group-name">{name}</h3>}
      <ul className="word-links">
        {items.map(({ Text }) => (
          <li key={Text}>
            <Link href={addressOf(Text)}>{Text}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
