import { Breadcrumbs, EmptyState, Skeleton } from "@housestyle/ui";
import { Link, useSearchParams } from "wouter";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { mayManage, useSession } from "../../app/session.ts";
import { CollectionDetails } from "../../content/collections/CollectionDetails.tsx";
import { useCollection } from "../../content/collections/use-collections.ts";
import { content } from "../../texts/content.ts";
import { styleGuides as texts } from "../../texts/style-guides.ts";
import { guides } from "./guides.ts";
import { RulePage } from "./RulePage.tsx";
import { RuleTable } from "./RuleTable.tsx";

/** One guide: its rules, or one of them in the editor. */
export function GuidePage({ id }: { readonly id: number }) {
  const guide = useCollection(guides, id);
  const [search, setSearch] = useSearchParams();
  const session = useSession((whole) => whole);
  if (guide === undefined) return <Skeleton shape="title" />;
  if (guide === null) {
    return (
      <EmptyState
        title={texts.missing.title}
        text={texts.missing.text}
        action={<Link href="/style-guides">{texts.missing.back}</Link>}
      />
    );
  }
  const canEdit = guide.TeamId === null || mayManage(session, guide.TeamId);
  const asked = search.get("rule");
  const open = (rule: number | "new" | undefined) => setSearch(rule === undefined ? {} : { rule: String(rule) });
  if (asked !== null) {
    return <RulePage key={asked} guide={guide} rule={asked} canEdit={canEdit} onClose={() => open(undefined)} />;
  }
  return (
    <>
      <Breadcrumbs
        label={texts.here}
        renderLink={(href, name) => <Link href={href}>{name}</Link>}
        steps={[{ label: texts.title, href: `/style-guides?team=${guide.TeamId ?? 0}` }, { label: guide.Name }]}
      />
      <ScreenHead title={guide.Name} about={guide.Description || texts.about}>
        {canEdit ? <CollectionDetails kind={guides} row={guide} /> : null}
        <Link className="button button-outline" href={`/import/styleguide?team=${guide.TeamId ?? 0}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      {canEdit ? null : <p className="content-note">{content.readOnly}</p>}
      <RuleTable guideId={guide.Id} canEdit={canEdit} onOpen={open} />
    </>
  );
}
