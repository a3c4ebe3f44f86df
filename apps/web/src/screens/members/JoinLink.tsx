import { Button, CopyPrompt, useCopy } from "@housestyle/ui";
import { useState } from "react";
import { shell } from "../../texts/shell.ts";
import { members as texts } from "../../texts/team.ts";

/**
 * The link that accepts an open invitation, for copying and passing on. `email` says whose it is if there are several.
 */
export function JoinLink({ code, email }: { readonly code: string; readonly email?: string }) {
  const link = `${location.origin}/invitation?token=${encodeURIComponent(code)}`;
  const { copy, refused, dismiss } = useCopy();
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="join-link">
      <span className="field-label">{email === undefined ? texts.link : texts.linkOf(email)}</span>
      <code>{link}</code>
      {email === undefined ? <span className="member-note">{texts.linkHint}</span> : null}
      <Button
        aria-label={email === undefined ? undefined : texts.copyOf(email)}
        onClick={async () => setCopied(await copy(link))}
      >
        {texts.copy}
      </Button>
      {/* Said here: a toast would stand behind the dialog. */}
      <span className="member-note" role="status">
        {isCopied ? texts.copied : ""}
      </span>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}
