import { Added } from "../../content/Added.tsx";
import { dictionary as texts } from "../../texts/dictionary.ts";
import type { DictionaryListRow } from "./entry.ts";
import { whereOf } from "./where-of.ts";

/** A dictionary entry for people who may only read it. */
export function EntryFacts({ entry }: { readonly entry: DictionaryListRow }) {
  return (
    <>
      <dl className="word-facts">
        <dt>{texts.heads.where}</dt>
        <dd>{whereOf(entry)}</dd>
        <dt>{texts.heads.case}</dt>
        <dd>{entry.caseSensitive ? texts.caseExact : texts.caseAny}</dd>
        {entry.note === "" ? null : (
          <>
            <dt>{texts.heads.note}</dt>
            <dd>{entry.note}</dd>
          </>
        )}
      </dl>
      <Added row={entry} />
    </>
  );
}
