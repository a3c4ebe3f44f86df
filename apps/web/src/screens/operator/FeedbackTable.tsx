import { DataTable, EmptyState, type TableColumn } from "@housestyle/ui";
import type { AnswerRow } from "../../app/answer.ts";
import { server } from "../../app/server.ts";
import { useTable } from "../../app/use-table.ts";
import { operator as texts } from "../../texts/operator.ts";
import { sinceColumn } from "./since-column.tsx";

type Message = AnswerRow<"listFeedback">;

const columns: readonly TableColumn<Message>[] = [
  {
    id: "kind",
    head: texts.heads.kind,
    orderBy: "Kind",
    priority: 2,
    width: "148px",
    cell: ({ Kind, Rating }) => [kindOf(Kind), Rating === null ? "" : texts.stars(Rating)].filter(Boolean).join(", "),
  },
  {
    id: "text",
    head: texts.heads.text,
    priority: 1,
    cell: ({ Text }) => <span className="feedback-line">{Text}</span>,
  },
  { id: "from", head: texts.heads.from, orderBy: "Email", priority: 3, cell: ({ Name, Email }) => Name || Email },
  { ...sinceColumn, id: "when", head: texts.heads.when, priority: 1, width: "120px" },
];

/** What people wrote to the operator. */
export function FeedbackTable() {
  const table = useTable<Message>({
    queryKey: ["operator", "feedback"],
    searched: ["Text", "Email"],
    read: (query, signal) => server.listFeedback(undefined, { query, signal }),
  });
  return (
    <DataTable<Message>
      label={texts.feedback}
      columns={columns}
      describe={({ Text, Kind }) => Text || kindOf(Kind)}
      {...table}
      inspectorLabel={texts.feedback}
      renderInspector={(message) => (
        <div className="operator-inspector">
          <p className="feedback-text">{message.Text}</p>
          <p className="operator-note">
            {message.Name} {message.Email}
          </p>
          {message.ConsentToQuote ? <p className="operator-note">{texts.mayQuote}</p> : null}
          {message.Url === "" ? null : <p className="operator-note">{message.Url}</p>}
          <a href={`mailto:${encodeURIComponent(message.Email)}`}>{texts.answer}</a>
        </div>
      )}
      empty={<EmptyState title={texts.noFeedback} text={texts.noFeedbackText} />}
    />
  );
}

function kindOf(kind: string): string {
  return texts.kinds[kind] ?? kind;
}
