import { Button, ConfirmDialog } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { operator } from "../../texts/operator.ts";
import { shell } from "../../texts/shell.ts";
import { DeletePerson } from "./DeletePerson.tsx";
import type { AccountRow } from "./person.ts";
import { ResetLink } from "./ResetLink.tsx";

const texts = operator.help;

/** What the operator can do for someone who cannot get in, and with an account that must not be used. */
export function PersonAccess({ person }: { readonly person: AccountRow }) {
  const client = useQueryClient();
  const isOwn = useSession(({ profile }) => profile?.Id === person.Id);
  const [asking, setAsking] = useState<"disable" | "remove">();
  const at = { params: { id: person.Id } };
  const act = async (call: () => Promise<string>) => {
    try {
      toasts.show({ kind: "success", title: await call() });
    } catch (error) {
      complain(error, shell.failed);
    }
    setAsking(undefined);
    await readAnew(client, ["operator"]);
  };
  const set = (IsDisabled: boolean) =>
    act(async () => {
      await ask(server.changePerson({ IsDisabled }, at));
      return IsDisabled ? texts.disabled : texts.enabled;
    });
  if (isOwn) return <p className="operator-note">{texts.own}</p>;
  return (
    <section className="person-access" aria-label={texts.title}>
      <h3 className="person-access-head">{texts.title}</h3>
      <ResetLink person={person} />
      <Button
        onClick={() => void act(async () => texts.signedOut((await ask(server.endSessionsOf(undefined, at))).Ended))}
      >
        {texts.signOut}
      </Button>
      {person.IsDisabled ? (
        <Button onClick={() => void set(false)}>{texts.enable}</Button>
      ) : (
        <Button tone="danger" onClick={() => setAsking("disable")}>
          {texts.disable}
        </Button>
      )}
      <Button tone="danger" onClick={() => setAsking("remove")}>
        {texts.remove}
      </Button>
      {asking === "disable" ? (
        <ConfirmDialog
          danger
          title={texts.disableTitle(person.Name || person.Email)}
          text={texts.disableText}
          confirmLabel={texts.disable}
          cancelLabel={texts.cancel}
          onConfirm={() => set(true)}
          onCancel={() => setAsking(undefined)}
        />
      ) : null}
      {asking === "remove" ? <DeletePerson person={person} onClose={() => setAsking(undefined)} /> : null}
    </section>
  );
}
