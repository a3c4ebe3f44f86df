import { contextOf, namesAmong } from "@housestyle/panel";
import { Button } from "@housestyle/ui";
import { useMemo } from "react";
import { localOnly } from "../../app/local-only.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { addNames } from "../desk/personal-acts.ts";
import { useOffice, useOfficeStore } from "../office/use-office.ts";

/** Offers to add the unknown words that look like names, all at once. They can be read before. */
export function NamesOffer() {
  const desk = useDesk();
  const office = useOffice();
  const account = useOfficeStore(
    (each) => each.state,
    (state) => state.account,
    undefined,
  );
  const remarks = useDeskState((state) => state.remarks);
  const filter = useDeskState((state) => state.filter);
  const names = useMemo(
    () => namesAmong(remarks, (remark) => contextOf(desk.checking?.surface?.inBlock(remark)).opensSentence),
    [remarks, desk],
  );
  if (names.length === 0 || (filter && filter !== "spelling")) return null;
  const house = account !== undefined && !localOnly.isOn() ? office?.house : undefined;
  return (
    <div className="names-offer">
      <details>
        <summary>{parts.panel.names(names.length)}</summary>
        <p className="names-list">{names.join(", ")}</p>
      </details>
      <Button tone="quiet" onClick={() => (house ? void house.addWords(names) : addNames(desk, names))}>
        {parts.panel.addNames}
      </Button>
    </div>
  );
}
