import { Button, ConfirmDialog } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { refreshSession, type SessionTeam, useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { shell } from "../../texts/shell.ts";
import { team as texts } from "../../texts/team.ts";

/** Leaving a team, and deleting it. */
export function Ending({ team, canEdit }: { readonly team: SessionTeam; readonly canEdit: boolean }) {
  const [asking, setAsking] = useState<"leave" | "remove">();
  const own = useSession(({ positions }) => positions.find(({ TeamId }) => TeamId === team.Id));
  const act = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toasts.show({ kind: "success", title: done });
      await refreshSession();
    } catch (error) {
      complain(error, shell.failed);
    }
    setAsking(undefined);
  };
  return (
    <section className="team-part team-ending">
      {canEdit ? (
        <Link className="button button-outline" href={`/import/team?team=${team.Id}`}>
          {texts.export}
        </Link>
      ) : null}
      <Button onClick={() => setAsking("leave")}>{texts.leave}</Button>
      {canEdit ? (
        <Button tone="danger" onClick={() => setAsking("remove")}>
          {texts.remove}
        </Button>
      ) : null}
      {asking === "leave" ? (
        <ConfirmDialog
          danger
          title={texts.leave}
          text={texts.leaveText}
          confirmLabel={texts.leave}
          cancelLabel={texts.cancel}
          onConfirm={() => act(() => ask(server.removeTeamUsers([own?.Id ?? 0])), texts.left)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {asking === "remove" ? (
        <ConfirmDialog
          danger
          title={texts.remove}
          text={texts.removeText(team.Name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          onConfirm={() => act(() => ask(server.deleteTeam(undefined, { query: { id: team.Id } })), texts.removed)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
    </section>
  );
}
