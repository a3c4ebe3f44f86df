import { TextField } from "@housestyle/ui";
import { documents as texts } from "../../texts/documents.ts";
import { hasLongTag, longestTag } from "./place.ts";

/** A field for tags, separated by commas. */
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
