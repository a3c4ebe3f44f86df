import { TextField } from "@housestyle/ui";
import { documents as texts } from "../../texts/documents.ts";
import { hasLongTag, longestTag } from "./place.ts";

/** Tags as somebody types them, with commas between them. */
export function TagsField({
  value,
  ...field
}: {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly readOnly?: boolean;
  readonly startHere?: boolean;
}) {
  return (
    <TextField
      label={texts.tags}
      hint={texts.tagsHint}
      error={hasLongTag(value) ? texts.tagTooLong(longestTag) : undefined}
      value={value}
      maxLength={1_100}
      {...field}
    />
  );
}
