import { debounce, SearchField } from "@housestyle/ui";
import { useEffect, useMemo, useState } from "react";
import { documentChoice as texts } from "../../texts/editor-compare.ts";
import { useController } from "../controller/controller-context.ts";
import { type Choosable, useDocuments } from "./use-documents.ts";
import "./document-choice.css";

/** The other documents of the account to choose from, with a search. */
export function DocumentChoice({ onChoose }: { readonly onChoose: (document: Choosable) => void }) {
  const own = Number(useController().named);
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const searching = useMemo(() => debounce(setSearch, 250), []);
  useEffect(() => searching.cancel, [searching]);
  const documents = useDocuments(search);
  if (documents === "failed") return <p role="alert">{texts.failed}</p>;
  const shown = documents?.filter(({ id }) => id !== own);
  return (
    <div className="document-choice">
      <SearchField
        label={texts.search}
        texts={texts.searching}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          searching.later(value);
        }}
        onSubmit={searching.now}
      />
      <p role="status" className="note">
        {shown === undefined ? texts.loading : shown.length === 0 ? texts.none : null}
      </p>
      <ul className="document-choice-list" aria-label={texts.list}>
        {shown?.map((document) => (
          <li key={document.id}>
            <button type="button" className="bare-button history-row" onClick={() => onChoose(document)}>
              <span>{document.name}</span>
              <span className="note">{texts.words(document.words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
