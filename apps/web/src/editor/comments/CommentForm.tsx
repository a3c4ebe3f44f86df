import { Button, Form, Select, TextField } from "@housestyle/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { editorComments as texts } from "../../texts/editor-comments.ts";
import type { CommentPerson } from "./comment-thread.ts";

/** A field for a comment or a reply, with whom it mentions. Ctrl+Enter posts it, Escape gives it up. */
export function CommentForm({
  label,
  action,
  begun = "",
  people,
  startHere = false,
  onSend,
  onCancel,
}: {
  readonly label: string;
  readonly action: string;
  /** What is in the field at first. */
  readonly begun?: string;
  readonly people: readonly CommentPerson[];
  readonly startHere?: boolean;
  /** Resolves with whether it was stored. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onCancel: () => void;
}) {
  const [text, setText] = useState(begun);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!startHere) return;
    field.current?.focus();
    // What is typed follows what is in the field already.
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [startHere]);
  const send = async () => {
    if (isPending) return;
    if (text.trim() === "") return setProblem(texts.needsText);
    setProblem(undefined);
    setPending(true);
    if (await onSend(text.trim())) setText("");
    setPending(false);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const mention = (id: string) => {
    const person = people.find(({ Id }) => Id === Number(id));
    if (!person) return;
    setText(`${text}${text === "" || /\s$/.test(text) ? "" : " "}@${person.Name} `);
    field.current?.focus();
  };
  return (
    <Form className="comment-form" onSubmit={send}>
      <TextField
        label={label}
        rows={2}
        value={text}
        error={problem}
        maxLength={5_000}
        inputRef={field}
        onKeyDown={pressed}
        onChange={setText}
      />
      <div className="comment-acts">
        <Button type="submit" tone="primary" pending={isPending}>
          {action}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {people.length > 1 ? (
          <Select
            bare
            label={texts.mention}
            value=""
            options={[
              { value: "", label: texts.mention },
              ...people.filter(({ Name }) => Name !== "").map(({ Id, Name }) => ({ value: String(Id), label: Name })),
            ]}
            onChange={mention}
          />
        ) : null}
      </div>
    </Form>
  );
}
