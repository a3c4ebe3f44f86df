import { Button, ErrorArea } from "@housestyle/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { companyLogin as texts } from "../../texts/company-login.ts";
import { CopyLine } from "./CopyLine.tsx";
import { LoginTest } from "./LoginTest.tsx";
import { ProviderForm } from "./ProviderForm.tsx";
import { Provisioning } from "./Provisioning.tsx";

/** What admins need to set up their provider. */
type Setup = Awaited<ReturnType<typeof readSetup>>;

function readSetup(teamId: number, signal?: AbortSignal) {
  return ask(server.readSignInSetup(undefined, { params: { id: teamId }, ...(signal && { signal }) }));
}

/** How members log in with their company's identity provider, for admins. */
export function CompanyLogin({ teamId, canEdit }: { readonly teamId: number; readonly canEdit: boolean }) {
  const [isTesting, setTesting] = useState(false);
  const { data: setup, error } = useQuery({
    queryKey: ["sign-in-setup", teamId],
    queryFn: ({ signal }) => readSetup(teamId, signal),
    refetchInterval: isTesting ? 1_000 : false,
  });
  return (
    <section className="team-part" id="company-login" aria-label={texts.title}>
      <h2 className="team-head">{texts.title}</h2>
      <p className="team-note">{texts.about}</p>
      <ErrorArea messages={messagesOf(error)} />
      {setup && !setup.IsOffered ? <p className="team-note">{texts.off}</p> : null}
      {setup?.IsOffered ? (
        <>
          <p>{setup.Provider ? texts.isOn(setup.Provider.Domain) : texts.none}</p>
          {setup.Provider ? (
            <LoginTest teamId={teamId} result={setup.LastTest} isWaiting={isTesting} onWait={setTesting} />
          ) : null}
          {canEdit ? <Provider teamId={teamId} setup={setup} /> : null}
          <Provisioning teamId={teamId} canEdit={canEdit} />
        </>
      ) : null}
    </section>
  );
}

function Provider({ teamId, setup }: { readonly teamId: number; readonly setup: Setup }) {
  const client = useQueryClient();
  // What is provisioned depends on the domain.
  const refresh = async () => {
    await Promise.all([readAnew(client, ["sign-in-setup"]), readAnew(client, ["provisioning"])]);
  };
  const remove = useMutation({
    mutationFn: () => ask(server.deleteTeamSignIn(undefined, { params: { id: teamId } })),
    onSuccess: () => toasts.show({ kind: "success", title: texts.removed }),
    onSettled: refresh,
  });
  return (
    <>
      <h3 className="team-subhead">{texts.proof}</h3>
      <p className="team-note">
        {texts.proofText} {setup.AllowedDomains.length > 0 ? texts.allowed(setup.AllowedDomains) : ""}
      </p>
      <CopyLine label={texts.record} value={setup.Record} />
      <ProviderForm key={setup.Provider?.Kind} teamId={teamId} setup={setup} onSaved={refresh} />
      <ErrorArea messages={messagesOf(remove.error)} />
      {setup.Provider ? (
        <Button pending={remove.isPending} onClick={() => remove.mutate()}>
          {texts.remove}
        </Button>
      ) : null}
    </>
  );
}
