import { Button, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { queryClient } from "../../app/query-client.ts";
import { clearSent } from "../../app/sent-log.ts";
import { server } from "../../app/server.ts";
import { account } from "../../texts/account.ts";
import { DocumentsLeft, heirSent, noHeir } from "./DocumentsLeft.tsx";

const texts = account.data;

/** Deletes the account, after its address was written and the password given. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [heir, setHeir] = useState(noHeir);
  const [confirmed, setConfirmed] = useState("");
  const [password, setPassword] = useState("");
  const [isWrong, setWrong] = useState(false);
  const remove = useMutation({
    mutationFn: () => ask(server.deleteAccount({ Password: password, Confirm: confirmed.trim(), ...heirSent(heir) })),
    onSuccess: async () => {
      queryClient.clear();
      await clearSent().catch(() => {});
      location.assign("/");
    },
  });
  return (
    <Form
      className="account-form account-part"
      onSubmit={() => {
        const isSame = confirmed.trim().toLowerCase() === email.toLowerCase();
        setWrong(!isSame);
        if (isSame) remove.mutate();
      }}
    >
      <h2 className="account-head">{texts.deleteTitle}</h2>
      <p className="account-lead">{texts.deleteAbout}</p>
      <DocumentsLeft heir={heir} onChange={setHeir} />
      <ErrorArea messages={isWrong ? [texts.mismatch] : messagesOf(remove.error)} />
      <TextField label={texts.confirm(email)} autoComplete="off" value={confirmed} onChange={setConfirmed} />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" tone="danger" pending={remove.isPending} disabled={confirmed === ""}>
        {texts.delete}
      </Button>
    </Form>
  );
}
