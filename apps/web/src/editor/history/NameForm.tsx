import { Button, TextField } from "@housestyle/ui";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { editorVersions as texts } from "../../texts/editor-versions.ts";

/** Asks for the name of a version. */
export function NameForm({
  action,
  before = "",
  isPending,
  startHere = false,
  onName,
  children,
}: {
  readonly action: string;
  readonly before?: string;
  readonly isPending: boolean;
  /** The focus begins here. */
  readonly startHere?: boolean;
  /** Returns whether the field is to be emptied for another name. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [name, setName] = useState(before);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (startHere) field.current?.focus();
  }, [startHere]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "" || isPending) return;
    if (await onName(name.trim())) setName("");
  };
  return (
    <form className="version-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        className="version-form-name"
        label={texts.name}
        error={isMissing ? texts.needsName : undefined}
        value={name}
        maxLength={100}
        placeholder={texts.example}
        inputRef={field}
        onChange={setName}
      />
      <Button type="submit" pending={isPending}>
        {action}
      </Button>
      {children}
    </form>
  );
}
