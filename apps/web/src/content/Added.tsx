import { content as texts } from "../texts/content.ts";
import { usePeople } from "./use-people.ts";
import { When } from "./When.tsx";
import "./content.css";

/** Who added a row and when, at the foot of its form. */
export function Added({ row }: { readonly row: { readonly CreatedBy: number | null; readonly CreatedOn: string } }) {
  const who = usePeople();
  return (
    <p className="content-added">
      {texts.added(who(row.CreatedBy))} · <When at={row.CreatedOn} />
    </p>
  );
}
