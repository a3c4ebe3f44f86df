import { Button, Disclosure } from "@housestyle/ui";
import { useSearchParams } from "wouter";
import { mayManage, useSession } from "../../app/session.ts";
import { CollectionHead, CollectionPage } from "../../content/collections/CollectionPage.tsx";
import type { CollectionRow } from "../../content/collections/collection.ts";
import { termBases as texts } from "../../texts/term-bases.ts";
import { bases } from "./bases.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { TermTable } from "./TermTable.tsx";
import { statuses } from "./term.ts";
import { useWaiting } from "./use-terms.ts";

/** One term base and its terms. */
export function BasePage({ id }: { readonly id: number }) {
  return (
    <CollectionPage kind={bases} id={id}>
      {(base) => <Base base={base} />}
    </CollectionPage>
  );
}

function Base({ base }: { readonly base: CollectionRow }) {
  const session = useSession((whole) => whole);
  const mayDecide = base.TeamId === null || mayManage(session, base.TeamId);
  const mayPropose = session.teams.some(({ Id, AllowTermProposals }) => Id === base.TeamId && AllowTermProposals);
  return (
    <>
      <CollectionHead
        kind={bases}
        row={base}
        canEdit={mayDecide}
        {...(mayPropose ? { note: texts.terms.mayPropose } : {})}
      />
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
