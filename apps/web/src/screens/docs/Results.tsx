import { useEffect, useRef } from "react";
import type { SectionMatch } from "../../docs/find-sections.ts";
import { docs as texts } from "../../texts/docs.ts";

/** The sections that were found below the search field, each with the words around the hit; or that there are none. */
export function Results({
  id,
  wanted,
  found,
  place,
  onPoint,
  onOpen,
}: {
  readonly id: string;
  readonly wanted: string;
  readonly found: readonly SectionMatch[];
  readonly place: number;
  readonly onPoint: (place: number) => void;
  readonly onOpen: (result: SectionMatch) => void;
}) {
  if (found.length === 0) {
    return (
      <p className="docs-results docs-none" role="status">
        <strong>{texts.none(wanted.trim())}</strong> {texts.tryOther}
      </p>
    );
  }
  return (
    <div id={id} className="docs-results" role="listbox" aria-label={texts.results} lang="en">
      {found.map((result, index) => (
        <Result
          key={result.section.href}
          id={`${id}-${index}`}
          result={result}
          isChosen={index === place}
          onPoint={() => onPoint(index)}
          onOpen={() => onOpen(result)}
        />
      ))}
    </div>
  );
}

function Result({
  id,
  result: { section, excerpt },
  isChosen,
  onPoint,
  onOpen,
}: {
  readonly id: string;
  readonly result: SectionMatch;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field, which keeps the focus
    <div
      ref={option}
      id={id}
      className="docs-result"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      // The field keeps the focus, and the list stays until the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <span className="docs-result-title">{section.title}</span>
      {section.title === section.page ? null : <span className="docs-result-page">{section.page}</span>}
      <span className="docs-excerpt">
        {excerpt.map(({ text, isHit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
          isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
    </div>
  );
}
