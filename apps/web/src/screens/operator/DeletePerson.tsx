import { Button, Dialog, ErrorArea, Form, TextField } from "@housestyle/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { messagesOf } from "../../app/messages-of.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { operator } from "../../texts/operator.ts";
import { shell } from "../../texts/shell.ts";
import type { AccountRow } from "./person.ts";

const texts = operator.help;

/** Deletes someone's account once its address has been typed. */
export function DeletePerson({ person, onClose }: { readonly person: AccountRow; readonly onClose: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const remove = useMutation({
    mutationFn: () => ask(server.deletePerson({ Confirm: typed.trim() }, { params: { id: person.Id } })),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: texts.removed });
      onClose();
      await readAnew(client, ["operator"]);
    },
  });
  return (
    <Dialog
      title={texts.removeTitle(person.Name || person.Email)}
      text={texts.removeText}
      closeLabel={shell.close}
      closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <Form
        className="operator-inspector"
        noValidate
        onSubmit={() => {
          const isSame = typed.trim().toLowerCase() === person.Email.toLowerCase();
          setWrong(!isSame);
          if (isSame) remove.mutate();
        }}
      >
        <ErrorArea messages={isWrong ? [texts.mismatch] : messagesOf(remove.error)} />
        <TextField label={texts.confirm(person.Email)} autoComplete="off" value={typed} onChange={setTyped} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" tone="danger" pending={remove.isPending}>
            {texts.remove}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
