import { Button, Disclosure } from "@housestyle/ui";
import { useSearchParams } from "wouter";
import { useAccess } from "../../app/access.ts";
import { useSession } from "../../app/session.ts";
import { CollectionHead, CollectionPage } from "../../content/collections/CollectionPage.tsx";
import type { ListedCollection } from "../../content/collections/collection.ts";
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

function Base({ base }: { readonly base: ListedCollection }) {
  const teams = useSession((session) => session.teams);
  const { canEdit: mayDecide, refusal } = useAccess(base.TeamId ?? 0);
  const mayPropose = teams.some((team) => team.Id === base.TeamId && team.AllowTermProposals && !team.IsExpired);
  return (
    <>
      <CollectionHead
        kind={bases}
        row={base}
        canEdit={mayDecide}
        {...(mayPropose ? { note: texts.terms.mayPropose } : {})}
      />
      <Terms base={base} mayDecide={mayDecide} mayPropose={mayPropose} refusal={refusal} />
      <Meanings />
    </>
  );
}

function Terms({
  base,
  mayDecide,
  mayPropose,
  refusal,
}: {
  readonly base: ListedCollection;
  readonly mayDecide: boolean;
  readonly mayPropose: boolean;
  readonly refusal: string | undefined;
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
        refusal={refusal}
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
