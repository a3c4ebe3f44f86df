import { Breadcrumbs, Button, Disclosure, EmptyState, Skeleton } from "@housestyle/ui";
import { Link, useSearchParams } from "wouter";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { mayManage, useSession } from "../../app/session.ts";
import { CollectionDetails } from "../../content/collections/CollectionDetails.tsx";
import type { CollectionRow } from "../../content/collections/collection.ts";
import { useCollection } from "../../content/collections/use-collections.ts";
import { content } from "../../texts/content.ts";
import { termBases as texts } from "../../texts/term-bases.ts";
import { bases } from "./bases.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { TermTable } from "./TermTable.tsx";
import { statuses } from "./term.ts";
import { useWaiting } from "./use-terms.ts";

/** One term base and its terms. */
export function BasePage({ id }: { readonly id: number }) {
  const base = useCollection(bases, id);
  const session = useSession((whole) => whole);
  if (base === undefined) return <Skeleton shape="title" />;
  if (base === null) {
    return (
      <EmptyState
        title={texts.missing.title}
        text={texts.missing.text}
        action={<Link href="/term-bases">{texts.missing.back}</Link>}
      />
    );
  }
  const mayDecide = base.TeamId === null || mayManage(session, base.TeamId);
  const mayPropose = session.teams.some(({ Id, AllowTermProposals }) => Id === base.TeamId && AllowTermProposals);
  return (
    <>
      <Breadcrumbs
        label={texts.here}
        renderLink={(href, name) => <Link href={href}>{name}</Link>}
        steps={[{ label: texts.title, href: `/term-bases?team=${base.TeamId ?? 0}` }, { label: base.Name }]}
      />
      <ScreenHead title={base.Name} about={base.Description || texts.about}>
        {mayDecide ? <CollectionDetails kind={bases} row={base} /> : null}
        <Link className="button button-outline" href={`/import/termbase?team=${base.TeamId ?? 0}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      {mayDecide ? null : <p className="content-note">{mayPropose ? texts.terms.mayPropose : content.readOnly}</p>}
      <Terms base={base} mayDecide={mayDecide} mayPropose={mayPropose} />
      <Meanings />
    </>
  );
}

function Terms({
  base,
  mayDecide,
  mayPropose,
}: {
  readonly base: CollectionRow;
  readonly mayDecide: boolean;
  readonly mayPropose: boolean;
}) {
  const [search, setSearch] = useSearchParams();
  const status = search.get("status") ?? "";
  const waiting = useWaiting(base.Id, mayDecide);
  const show = (next: string) => setSearch(next === "" ? {} : { status: next });
  return (
    <>
      {waiting > 0 && status !== "Pending" ? (
        <p className="content-note terms-waiting">
          {texts.terms.waiting(waiting)}
          <Button onClick={() => show("Pending")}>{texts.terms.showWaiting}</Button>
        </p>
      ) : null}
      <TermTable
        key={status}
        baseId={base.Id}
        status={status}
        onStatus={show}
        mayDecide={mayDecide}
        mayPropose={mayPropose}
      />
    </>
  );
}

function Meanings() {
  return (
    <Disclosure summary={texts.terms.meanings}>
      <dl className="term-meanings">
        {statuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd>{texts.statuses[status].meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
