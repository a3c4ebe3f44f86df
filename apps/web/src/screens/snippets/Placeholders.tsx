import { Disclosure } from "@housestyle/ui";
import { Legend } from "../../content/Legend.tsx";
import { snippets } from "../../texts/snippets.ts";

const texts = snippets.placeholders;

/** The placeholders that a snippet can contain, which are filled in when it is inserted. */
export function Placeholders() {
  return (
    <Disclosure summary={texts.title}>
      <Legend className="placeholders" rows={texts.rows} />
    </Disclosure>
  );
}
