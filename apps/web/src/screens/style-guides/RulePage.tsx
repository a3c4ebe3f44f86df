import { Breadcrumbs, EmptyState, Skeleton } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { askRows } from "../../app/ask.ts";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import type { ListedCollection } from "../../content/collections/collection.ts";
import { styleGuides as texts } from "../../texts/style-guides.ts";
import { RuleEditor } from "./RuleEditor.tsx";
import type { ListedRule } from "./rule.ts";
import { rulesKey } from "./use-rules.ts";

/** A rule of a guide in the editor, or a new one. */
export function RulePage({
  guide,
  rule,
  canEdit,
  onClose,
}: {
  readonly guide: ListedCollection;
  /** Its id, or `new`. */
  readonly rule: string;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}) {
  const stored = useRule(guide.Id, rule);
  if (stored === undefined) return <Skeleton shape="title" />;
  if (stored === null || (stored === "new" && !canEdit)) {
    return (
      <EmptyState
        title={texts.missingRule.title}
        text={texts.missingRule.text}
        action={<Link href={`/style-guides/${guide.Id}`}>{texts.missingRule.back}</Link>}
      />
    );
  }
  const title = stored === "new" ? texts.editor.newRule : stored.Name || stored.Match;
  return (
    <>
      <Breadcrumbs
        label={texts.here}
        renderLink={(href, name) => <Link href={href}>{name}</Link>}
        steps={[
          { label: texts.title, href: `/style-guides?team=${guide.TeamId ?? 0}` },
          { label: guide.Name, href: `/style-guides/${guide.Id}` },
          { label: title },
        ]}
      />
      <ScreenHead title={title} />
      <RuleEditor guide={guide} canEdit={canEdit} onClose={onClose} {...(stored === "new" ? {} : { rule: stored })} />
    </>
  );
}

function useRule(guideId: number, rule: string): ListedRule | "new" | null | undefined {
  const id = /^\d{1,15}$/.test(rule) ? Number(rule) : 0;
  const stored = useQuery({
    queryKey: [...rulesKey, "one", id],
    queryFn: ({ signal }) =>
      askRows(
        server.listStyleGuideItems(undefined, {
          query: { Take: 1, Filter: `Id eq ${id} and StyleGuideId eq ${guideId}` },
          signal,
        }),
      ),
    enabled: id !== 0,
  });
  if (rule === "new") return "new";
  if (id === 0) return null;
  return stored.data === undefined ? undefined : (stored.data.rows[0] ?? null);
}
