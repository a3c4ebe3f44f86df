import { Pagination } from "../Pagination.tsx";
import { Select } from "../Select.tsx";
import { atPage, pageLengths, pageOf, type TableState } from "./table-state.ts";
import type { TableTexts } from "./table-texts.ts";

const lengths = pageLengths.map((length) => ({ value: String(length), label: String(length) }));

/** The number of rows per page, the current range, and links to other pages. */
export function TableFoot({
  state,
  total,
  texts,
  onStateChange,
}: {
  readonly state: TableState;
  readonly total: number;
  readonly texts: TableTexts;
  readonly onStateChange: (state: TableState) => void;
}) {
  const { page, pages } = pageOf(state, total);
  const from = total === 0 ? 0 : Math.min(state.skip + 1, total);
  return (
    <div className="table-foot">
      <Select
        label={texts.pageLength}
        inline
        value={String(state.take)}
        options={lengths}
        onChange={(length) => onStateChange({ ...state, take: Number(length), skip: 0 })}
      />
      <span className="table-range" role="status">
        {texts.range(from, Math.min(state.skip + state.take, total), total)}
      </span>
      {pages > 1 ? (
        <Pagination
          page={Math.min(page, pages)}
          pages={pages}
          texts={texts.pages}
          onPage={(next) => onStateChange(atPage(state, next))}
        />
      ) : null}
    </div>
  );
}
