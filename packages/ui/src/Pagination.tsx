import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./IconButton.tsx";
import { pageWindow } from "./page-window.ts";

/** The texts of the pagination. */
export interface PaginationTexts {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
}

/** Shows the pages of a list, counted from 1. */
export function Pagination({
  page,
  pages,
  onPage,
  texts,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly texts: PaginationTexts;
}) {
  return (
    <nav className="pagination" aria-label={texts.label}>
      <IconButton label={texts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      {pageWindow(page, pages).map((entry) =>
        typeof entry === "number" ? (
          <button
            key={entry}
            type="button"
            className="page-number"
            aria-label={texts.page(entry)}
            aria-current={entry === page ? "page" : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ) : (
          <span key={entry} className="page-gap" aria-hidden>
            …
          </span>
        ),
      )}
      <IconButton label={texts.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </nav>
  );
}
