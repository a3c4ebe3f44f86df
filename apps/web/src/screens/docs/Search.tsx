import { Search as SearchIcon } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { findSections, type SectionMatch } from "../../docs/find-sections.ts";
import { docs as texts } from "../../texts/docs.ts";
import { Results } from "./Results.tsx";
import { resultStep } from "./result-step.ts";
import { useSections } from "./use-sections.ts";
import { useSlash } from "./use-slash.ts";
import "./search.css";

/** Searches all pages on the device: arrow keys choose a result, Enter opens it, Escape empties the field. */
export function Search() {
  const [, go] = useLocation();
  const [wanted, setWanted] = useState("");
  const [isActive, setActive] = useState(false);
  const [place, setPlace] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useSlash(field);
  const sections = useSections(isActive);
  const found = sections ? findSections(sections, wanted) : [];
  const isOpen = isActive && sections !== undefined && wanted.trim() !== "";

  const type = (text: string) => {
    setWanted(text);
    setPlace(0);
  };
  const open = ({ section: { href } }: SectionMatch) => {
    type("");
    field.current?.blur();
    const { pathname, hash } = new URL(href, location.href);
    // The router follows paths; places of the same page are the browser's.
    if (pathname === location.pathname && hash !== "") location.hash = hash;
    else go(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = resultStep(event.key, place, found.length);
    if (to !== undefined) setPlace(to);
    else if (event.key === "Enter" && found[place]) open(found[place]);
    else if (event.key === "Escape" && wanted !== "") type("");
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setActive(false);
  };

  return (
    <search className="docs-search" onBlur={onBlur}>
      <SearchIcon className="docs-search-icon" size={16} strokeWidth={1.5} aria-hidden />
      <input
        ref={field}
        className="input docs-search-field"
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={list}
        aria-activedescendant={isOpen && found.length > 0 ? `${list}-${place}` : undefined}
        aria-keyshortcuts="/"
        placeholder={texts.search}
        value={wanted}
        onFocus={() => setActive(true)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd className="docs-search-key" aria-hidden>
        /
      </kbd>
      <p className="visually-hidden" role="status">
        {isOpen && found.length > 0 ? texts.found(found.length) : ""}
      </p>
      {isOpen ? (
        <Results id={list} wanted={wanted} found={found} place={place} onPoint={setPlace} onOpen={open} />
      ) : null}
    </search>
  );
}
