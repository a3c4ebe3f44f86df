import { Button, CopyPrompt, useCopy } from "@housestyle/ui";
import { toasts } from "../../app/toasts.ts";
import { companyLogin as texts } from "../../texts/company-login.ts";
import { shell } from "../../texts/shell.ts";

/** A value to enter elsewhere, with a button that copies it. */
export function CopyLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { copy, refused, dismiss } = useCopy();
  const take = async () => {
    if (await copy(value)) toasts.show({ kind: "success", title: texts.copied });
  };
  return (
    <div className="team-copy">
      <span className="field-label">{label}</span>
      <code>{value}</code>
      <Button aria-label={texts.copyOf(label)} onClick={() => void take()}>
        {texts.copy}
      </Button>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}
