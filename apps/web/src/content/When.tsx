import { friendlyTime } from "@housestyle/ui";
import { momentName } from "../texts/dates.ts";

/** How long ago something was; the exact time on hover. */
export function When({ at }: { readonly at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : momentName(at)}>
      {friendlyTime(at, new Date())}
    </time>
  );
}
