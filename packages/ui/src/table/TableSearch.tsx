import { useEffect, useMemo, useRef, useState } from "react";
import { debounce } from "../debounce.ts";
import { SearchField, type SearchTexts } from "../fields/SearchField.tsx";
import { searchDelay } from "./table-state.ts";

/** The search field of a table. It searches when typing pauses, or immediately with Enter and its buttons. */
export function TableSearch({
  label,
  texts,
  search,
  onSearch,
}: {
  readonly label: string;
  readonly texts: SearchTexts;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}) {
  const [draft, setDraft] = useState(search);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const waiting = useMemo(() => debounce<string>((text) => latest.current(text), searchDelay), []);
  useEffect(() => waiting.cancel, [waiting]);
  // Back and “Clear search” change it from outside.
  useEffect(() => setDraft(search), [search]);
  return (
    <SearchField
      label={label}
      texts={texts}
      value={draft}
      onChange={(text) => {
        setDraft(text);
        waiting.later(text);
      }}
      onSubmit={waiting.now}
    />
  );
}
