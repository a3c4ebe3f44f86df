import { useSearchParams } from "wouter";
import { useAccess } from "../../app/access.ts";
import { CollectionHead, CollectionPage } from "../../content/collections/CollectionPage.tsx";
import type { ListedCollection } from "../../content/collections/collection.ts";
import { guides } from "./guides.ts";
import { RulePage } from "./RulePage.tsx";
import { RuleTable } from "./RuleTable.tsx";

/** One guide: its rules, or one of them in the editor. */
export function GuidePage({ id }: { readonly id: number }) {
  return (
    <CollectionPage kind={guides} id={id}>
      {(guide) => <Guide guide={guide} />}
    </CollectionPage>
  );
}

function Guide({ guide }: { readonly guide: ListedCollection }) {
  const [search, setSearch] = useSearchParams();
  const access = useAccess(guide.TeamId ?? 0);
  const { canEdit } = access;
  const asked = search.get("rule");
  const open = (rule: number | "new" | undefined) => setSearch(rule === undefined ? {} : { rule: String(rule) });
  if (asked !== null) {
    return <RulePage key={asked} guide={guide} rule={asked} canEdit={canEdit} onClose={() => open(undefined)} />;
  }
  return (
    <>
      <CollectionHead kind={guides} row={guide} canEdit={canEdit} />
      <RuleTable guideId={guide.Id} {...access} onOpen={open} />
    </>
  );
}
