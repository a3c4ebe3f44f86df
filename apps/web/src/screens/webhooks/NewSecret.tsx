import { Button, CopyPrompt, useCopy } from "@housestyle/ui";
import { toasts } from "../../app/toasts.ts";
import { shell } from "../../texts/shell.ts";
import { webhooks as texts } from "../../texts/webhooks.ts";

/** A secret, the only time it is shown. */
export function NewSecret({ secret }: { readonly secret: string }) {
  const { copy, refused, dismiss } = useCopy();
  const take = async () => {
    if (await copy(secret)) toasts.show({ kind: "success", title: texts.copied });
  };
  return (
    <div className="content-form">
      <p>{texts.secretText}</p>
      <code className="content-code">{secret}</code>
      <Button tone="primary" onClick={() => void take()}>
        {texts.copy}
      </Button>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}
