import { Button, ErrorArea, Form, Select, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { companyLogin as texts } from "../../texts/company-login.ts";
import { CopyLine } from "./CopyLine.tsx";

type Kind = "oidc" | "saml";

/** What the form has to know of the team's provider. */
interface Setup {
  readonly Provider: { readonly Kind: Kind; readonly Domain: string; readonly Issuer: string } | null;
  readonly EntityId: string;
  readonly CallbackUrls: Readonly<Record<Kind, string>>;
}

/** Sets up or replaces the identity provider of a team. Secrets are never shown again. */
export function ProviderForm({
  teamId,
  setup: { Provider, EntityId, CallbackUrls },
  onSaved,
}: {
  readonly teamId: number;
  readonly setup: Setup;
  readonly onSaved: () => Promise<unknown>;
}) {
  const [kind, setKind] = useState<Kind>(Provider?.Kind ?? "oidc");
  const [values, setValues] = useState({
    ...{ domain: Provider?.Domain ?? "", issuer: Provider?.Issuer ?? "" },
    ...{ clientId: "", clientSecret: "", entryPoint: "", certificate: "" },
  });
  const save = useMutation({
    mutationFn: () =>
      ask(
        server.saveTeamSignIn(
          {
            ...{ Kind: kind, Domain: values.domain, Issuer: values.issuer.trim() },
            ...(kind === "oidc"
              ? { ClientId: values.clientId.trim(), ClientSecret: values.clientSecret }
              : { EntryPoint: values.entryPoint.trim(), Certificate: values.certificate }),
          },
          { params: { id: teamId } },
        ),
      ),
    onSuccess: async () => {
      await onSaved();
      toasts.show({ kind: "success", title: texts.saved });
    },
  });
  const field = (name: keyof typeof values) => ({
    required: true,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <Form className="team-fields team-provider" onSubmit={() => save.mutate()}>
      <Select
        label={texts.kind}
        options={[
          { value: "oidc", label: texts.kinds.oidc },
          { value: "saml", label: texts.kinds.saml },
        ]}
        value={kind}
        onChange={(value) => setKind(value === "saml" ? "saml" : "oidc")}
      />
      <CopyLine label={texts.callback} value={CallbackUrls[kind]} />
      {kind === "saml" ? <CopyLine label={texts.entityId} value={EntityId} /> : null}
      <TextField label={texts.domain} hint={texts.domainHint} {...field("domain")} />
      <TextField label={texts.issuer} hint={texts.issuerHint} type="url" {...field("issuer")} />
      {kind === "oidc" ? (
        <>
          <TextField label={texts.clientId} autoComplete="off" {...field("clientId")} />
          <TextField label={texts.clientSecret} type="password" autoComplete="off" {...field("clientSecret")} />
        </>
      ) : (
        <>
          <TextField label={texts.entryPoint} type="url" {...field("entryPoint")} />
          <TextField label={texts.certificate} hint={texts.certificateHint} rows={4} mono {...field("certificate")} />
        </>
      )}
      <ErrorArea messages={messagesOf(save.error)} />
      <Button type="submit" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}
