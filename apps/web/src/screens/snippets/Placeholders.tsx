import { Disclosure } from "@housestyle/ui";
import { snippets } from "../../texts/snippets.ts";

const texts = snippets.placeholders;

/** What may stand in a snippet and is filled in when it is inserted. */
export function Placeholders() {
  return (
    <Disclosure summary={texts.title}>
      <dl className="placeholders">
        {texts.rows.map(([written, meaning]) => (
          <div key={written}>
            <dt className="content-code">{written}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
