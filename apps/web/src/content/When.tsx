import { friendlyTime } from "@housestyle/ui";

/** How long ago something was; the exact time on hover. */
export function When({ at }: { readonly at: string | null }) {
  return (
    <time
      dateTime={at ?? undefined}
      title={at === null ? undefined : new Date(at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
    >
      {friendlyTime(at, new Date())}
    </time>
  );
}
