import { Button, CopyPrompt, TextField, useCopy } from "@housestyle/ui";
import { toasts } from "../../app/toasts.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { shell } from "../../texts/shell.ts";

const texts = editorSharing.links;

/** A link that was just created. */
export interface CreatedLink {
  readonly id: number;
  readonly address: string;
}

/** The address of a new link, the only time it is shown. */
export function NewLink({ link: { address } }: { readonly link: CreatedLink }) {
  const { copy, refused, dismiss } = useCopy();
  const take = async () => {
    if (await copy(address)) toasts.show({ kind: "success", title: texts.copied });
  };
  return (
    <div className="sharing-form">
      <TextField
        label={texts.address}
        hint={texts.created}
        className="sharing-wide"
        mono
        readOnly
        value={address}
        onChange={() => undefined}
      />
      <Button tone="primary" onClick={() => void take()}>
        {texts.copy}
      </Button>
      {refused === undefined ? null : <CopyPrompt value={refused} texts={shell.copyPrompt} onClose={dismiss} />}
    </div>
  );
}
