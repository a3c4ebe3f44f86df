import type { WriterType } from "@housestyle/contract";
import { styles } from "@housestyle/engine";
import { Button, ErrorArea, Form, Select, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { server } from "../../app/server.ts";
import { refreshSession, type SessionProfile, useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { WriterTypeSelect } from "../../site/sign-in/WriterTypeSelect.tsx";
import { account } from "../../texts/account.ts";
import { parts } from "../../texts/editor-parts.ts";

const texts = account.profile;

/** Name, kind of writer, and whether the address is confirmed. */
export function ProfileForm({ profile }: { readonly profile: SessionProfile }) {
  const [name, setName] = useState(profile.Name);
  const [writer, setWriter] = useState<WriterType>(profile.WriterType);
  const [style, setStyle] = useState(profile.DefaultStyle);
  const save = useMutation({
    mutationFn: () => ask(server.changeProfile({ Name: name, WriterType: writer, DefaultStyle: style as "general" })),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: texts.saved });
      await refreshSession();
    },
  });
  return (
    <Form className="account-form" onSubmit={() => save.mutate()}>
      <ErrorArea messages={messagesOf(save.error)} />
      <TextField label={texts.name} maxLength={100} autoComplete="name" value={name} onChange={setName} />
      <Address profile={profile} />
      <WriterTypeSelect label={texts.writer} value={writer} onChange={setWriter} />
      <Select
        label={texts.style}
        value={style}
        options={styles.map((value) => ({ value: value as string, label: parts.styles[value] }))}
        onChange={setStyle}
      />
      <p className="account-note">{texts.licence(profile.EffectiveLicence)}</p>
      <Button type="submit" tone="primary" pending={save.isPending}>
        {texts.save}
      </Button>
    </Form>
  );
}

function Address({ profile }: { readonly profile: SessionProfile }) {
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const resend = useMutation({
    mutationFn: () => ask(server.sendVerification(undefined)),
    onSuccess: () => toasts.show({ kind: "success", title: texts.sent, ...(isFolder && { text: texts.folder }) }),
  });
  return (
    <div className="account-address">
      <span className="field-label">{texts.email}</span>
      <p>
        {profile.Email}{" "}
        <span className="account-note">{profile.EmailVerified ? texts.verified : texts.notVerified}</span>
      </p>
      <ErrorArea messages={messagesOf(resend.error)} />
      {profile.EmailVerified ? null : (
        <Button pending={resend.isPending} onClick={() => resend.mutate()}>
          {texts.resend}
        </Button>
      )}
    </div>
  );
}
