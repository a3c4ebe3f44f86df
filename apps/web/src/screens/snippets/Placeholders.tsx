import { Disclosure } from "@housestyle/ui";
import { Legend } from "../../content/Legend.tsx";
import { snippets } from "../../texts/snippets.ts";

const texts = snippets.placeholders;

/** What may stand in a snippet and is filled in when it is inserted. */
export function Placeholders() {
  return (
    <Disclosure summary={texts.title}>
      <Legend className="placeholders" rows={texts.rows} />
    </Disclosure>
  );
}
