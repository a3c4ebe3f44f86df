import { Button, DataTable, EmptyState, Select } from "@housestyle/ui";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { termBases } from "../../texts/term-bases.ts";
import { columns } from "./columns.tsx";
import { TermForm } from "./TermForm.tsx";
import { type ListedTerm, statuses, type TermBaseStatus, type TermDraft, termFilter } from "./term.ts";
import { termsKey, useTerms } from "./use-terms.ts";

const texts = termBases.terms;
const icon = { size: 16, strokeWidth: 1.5, "aria-hidden": true } as const;
const choices = [
  { value: "", label: texts.allStatuses },
  ...statuses.map((value) => ({ value, label: termBases.statuses[value].name })),
];

/** The terms of a term base, either all or those with one status. */
export function TermTable({
  baseId,
  status,
  onStatus,
  mayDecide,
  mayPropose,
  refusal,
}: {
  readonly baseId: number;
  /** One of the statuses, or the empty string for all. */
  readonly status: string;
  readonly onStatus: (status: string) => void;
  readonly mayDecide: boolean;
  readonly mayPropose: boolean;
  readonly refusal: string | undefined;
}) {
  const [isAdding, setAdding] = useState(false);
  const { add, change, decide, remove, restore } = useTerms(baseId);
  const table = useTable<ListedTerm>({
    first: { orderBy: "Text" },
    queryKey: [...termsKey, baseId],
    searched: ["Text", "Description", "Replacement"],
    filter: termFilter(baseId, status),
    read: (query, signal) => server.listTerms(undefined, { query, signal }),
  });
  const closeForm = () => setAdding(false);
  const decideOn = async (terms: readonly ListedTerm[], next: TermBaseStatus, done: string) => {
    try {
      await decide(terms, next);
      toasts.show({ kind: "success", title: done });
    } catch (error) {
      complain(error);
    }
  };
  return (
    <DataTable<ListedTerm>
      label={texts.label}
      columns={columns}
      describe={({ Text }) => Text}
      {...table}
      tools={<Select inline label={texts.status} value={status} options={choices} onChange={onStatus} />}
      {...(mayDecide
        ? {
            onDelete: (_: unknown, gone: readonly ListedTerm[]) => remove(gone),
            onUndo: restore,
            bulkActions: (terms: readonly ListedTerm[], clear: () => void) => (
              <>
                <Button onClick={() => void decideOn(terms, "Approved", texts.approved(terms.length)).then(clear)}>
                  <Check {...icon} />
                  {texts.approve}
                </Button>
                <Button onClick={() => void decideOn(terms, "Rejected", texts.rejected(terms.length)).then(clear)}>
                  <X {...icon} />
                  {texts.reject}
                </Button>
              </>
            ),
          }
        : {})}
      {...(refusal ? { addLabel: texts.add, addRefusal: refusal } : {})}
      {...(mayDecide || mayPropose
        ? { addLabel: mayDecide ? texts.add : texts.propose, onAdd: () => setAdding(true) }
        : {})}
      renderInspector={(term, close) => (
        <TermForm
          key={term.RowVersion}
          baseId={baseId}
          term={term}
          canEdit={mayDecide}
          mayDecide={mayDecide}
          onClose={close}
          onSave={async (draft: TermDraft) => {
            await change(term, draft);
            toasts.show({ kind: "success", title: texts.saved });
          }}
        />
      )}
      onOpen={closeForm}
      panel={
        isAdding
          ? {
              label: mayDecide ? texts.add : texts.propose,
              onClose: closeForm,
              content: (
                <TermForm
                  baseId={baseId}
                  canEdit
                  mayDecide={mayDecide}
                  onClose={closeForm}
                  onSave={async (draft: TermDraft) => {
                    await add([draft]);
                    toasts.show({ kind: "success", title: mayDecide ? texts.added : texts.proposed });
                  }}
                />
              ),
            }
          : undefined
      }
      empty={
        status === "" ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
        ) : (
          <EmptyState title={texts.noneTitle} text={texts.noneText} />
        )
      }
    />
  );
}
