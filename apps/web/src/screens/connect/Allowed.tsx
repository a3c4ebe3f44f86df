import { Button, CopyPrompt, useCopy } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { SignInPage } from "../../site/sign-in/SignInPage.tsx";
import { connect as texts } from "../../texts/connect.ts";
import { shell } from "../../texts/shell.ts";

/** The confirmation after access was granted. If no program is waiting for the code, the person copies it there. */
export function Allowed({ code, program }: { readonly code: string | null; readonly program: string }) {
  return (
    <SignInPage title={texts.titles.allowed} lead={code === null ? texts.allowed : texts.code(program)}>
      {code === null ? null : <Code code={code} />}
      <p className="sign-in-small">
        <Link href="/account?show=keys">{texts.keys}</Link>
      </p>
    </SignInPage>
  );
}

function Code({ code }: { readonly code: string }) {
  const [isCopied, setCopied] = useState(false);
  const { copy, refused, dismiss } = useCopy();
  return (
    <div className="connect-code">
      <code>{code}</code>
      <Button tone="primary" onClick={async () => setCopied(await copy(code))}>
        {texts.copy}
      </Button>
      <p role="status">{isCopied ? texts.copied : ""}</p>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}
