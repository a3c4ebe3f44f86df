import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../IconButton.tsx";

/** The texts of a search field. */
export interface SearchTexts {
  readonly placeholder: string;
  readonly submit: string;
  readonly clear: string;
}

/**
 * A search field: Enter or the search button searches immediately, and Escape or the clear button empties it. The
 * search button is not a Tab stop.
 */
export function SearchField({
  label,
  texts,
  value,
  onChange,
  onSubmit,
}: {
  readonly label: string;
  readonly texts: SearchTexts;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit?: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    onSubmit?.("");
    input.current?.focus();
  };
  return (
    <search className="search-field">
      <IconButton label={texts.submit} className="search-submit" tabIndex={-1} onClick={() => onSubmit?.(value)}>
        <Search size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <input
        ref={input}
        className="search-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={texts.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onSubmit?.(value);
          if (event.key === "Escape" && value !== "") {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {value === "" ? null : (
        <IconButton label={texts.clear} className="search-clear" onClick={clear}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </search>
  );
}
