import { Button, CopyPrompt, useCopy } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { momentName } from "../../texts/dates.ts";
import { operator } from "../../texts/operator.ts";
import { shell } from "../../texts/shell.ts";
import type { AccountRow } from "./person.ts";

const texts = operator.help.link;

/** Lets someone choose a new password: by an email to them, or with a link to copy where the server sends no email. */
export function ResetLink({ person: { Id, Name, Email } }: { readonly person: AccountRow }) {
  const isFolder = useSession(({ site }) => site?.MailFolder === true);
  const { copy, refused, dismiss } = useCopy();
  const [isCopied, setCopied] = useState(false);
  const make = useMutation({
    mutationFn: () => ask(server.makeResetLink(undefined, { params: { id: Id } })),
    onSuccess: ({ Link }) => {
      setCopied(false);
      if (Link === null) toasts.show({ kind: "success", title: texts.sent(Email) });
    },
    onError: (error) => {
      complain(error, shell.failed);
    },
  });
  const link = make.data?.Link ?? undefined;
  return (
    <>
      <Button pending={make.isPending} onClick={() => make.mutate()}>
        {isFolder ? texts.create : texts.send}
      </Button>
      {link === undefined ? null : (
        <div className="reset-link" role="status">
          <span className="field-label">{texts.label}</span>
          <code>{link}</code>
          <span className="operator-note">{texts.hint(Name || Email, momentName(make.data?.EndsOn ?? ""))}</span>
          <Button onClick={async () => setCopied(await copy(link))}>{texts.copy}</Button>
          {isCopied ? <span className="operator-note">{texts.copied}</span> : null}
        </div>
      )}
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </>
  );
}
