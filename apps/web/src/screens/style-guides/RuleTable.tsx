import { Badge, DataTable, EmptyState, type TableColumn, type Tone } from "@housestyle/ui";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { useTable } from "../../app/use-table.ts";
import { onColumn, type Turning } from "../../content/collections/on-column.tsx";
import { styleGuides } from "../../texts/style-guides.ts";
import { draftOf, type ListedRule, levelOf, type RuleSeverity } from "./rule.ts";
import { rulesKey, useRules } from "./use-rules.ts";

const texts = styleGuides.rules;
const tones: Readonly<Record<RuleSeverity, Tone>> = { hint: "neutral", warning: "warning", error: "danger" };

/** The rules of a guide. One is opened in the editor. */
export function RuleTable({
  guideId,
  canEdit,
  refusal,
  onOpen,
}: {
  readonly guideId: number;
  readonly canEdit: boolean;
  readonly refusal: string | undefined;
  /** A rule by its id, or a new one. */
  readonly onOpen: (rule: number | "new") => void;
}) {
  const { change, remove, restore } = useRules(guideId);
  const table = useTable<ListedRule>({
    first: { orderBy: "Match" },
    queryKey: [...rulesKey, guideId],
    searched: ["Match", "Replace", "Message", "WrongSentence"],
    filter: `StyleGuideId eq ${guideId}`,
    read: (query, signal) => server.listStyleGuideItems(undefined, { query, signal }),
  });
  const turn = (rule: ListedRule, IsEnabled: boolean) => {
    change(rule, { ...draftOf(rule), IsEnabled }).catch((error: unknown) => {
      complain(error);
    });
  };
  return (
    <DataTable<ListedRule>
      label={texts.label}
      columns={columnsOf({ canEdit, refusal, turn })}
      describe={({ Match }) => Match}
      {...table}
      onOpen={(rule) => rule && onOpen(rule.Id)}
      {...(refusal ? { addLabel: texts.add, addRefusal: refusal } : {})}
      {...(canEdit
        ? {
            addLabel: texts.add,
            onAdd: () => onOpen("new"),
            onDelete: (_: unknown, gone: readonly ListedRule[]) => remove(gone),
            onUndo: restore,
          }
        : {})}
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}

function columnsOf(may: Turning<ListedRule>): readonly TableColumn<ListedRule>[] {
  return [
    {
      id: "match",
      head: texts.heads.match,
      orderBy: "Match",
      cell: ({ Match }) => <span className="content-code">{Match}</span>,
    },
    {
      id: "replace",
      head: texts.heads.replace,
      orderBy: "Replace",
      priority: 2,
      cell: ({ Replace }) =>
        Replace === "" ? (
          <span className="content-quiet">{texts.anyForm}</span>
        ) : (
          <span className="content-code">{Replace}</span>
        ),
    },
    {
      id: "message",
      head: texts.heads.message,
      orderBy: "Message",
      priority: 3,
      width: "30%",
      cell: ({ Message }) => <span className="content-quiet">{Message}</span>,
    },
    {
      id: "level",
      head: texts.heads.level,
      orderBy: "Severity",
      priority: 2,
      width: "112px",
      cell: ({ Severity }) => <Badge tone={tones[levelOf(Severity)]}>{texts.levels[levelOf(Severity)]}</Badge>,
    },
    onColumn({ head: texts.heads.on, width: "96px", label: ({ Match }) => styleGuides.isOn(Match), ...may }),
  ];
}
