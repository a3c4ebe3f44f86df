import { exchangeTables } from "@housestyle/contract";
import { Select } from "@housestyle/ui";
import { useLocation, useParams } from "wouter";
import { useAccess } from "../../app/access.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useOwner } from "../../app/use-owner.ts";
import { exchange as texts } from "../../texts/exchange.ts";
import { Export } from "./Export.tsx";
import { Import } from "./Import.tsx";
import { PastImports } from "./PastImports.tsx";
import { useParents } from "./use-parents.ts";
import "./import.css";

/** Import and export of one table: first a look at what would happen, then the deed, then a way back. */
export default function Screen() {
  const { table: asked } = useParams<{ table?: string }>();
  const [, go] = useLocation();
  const [owner, setOwner] = useOwner();
  const table = exchangeTables.find((each) => each === asked) ?? "dictionary";
  const parents = useParents(table, owner);
  const { canEdit } = useAccess(owner);
  // Everything of a team belongs to a team.
  const tables = exchangeTables.filter((each) => each !== "team" || owner !== 0);
  return (
    <div className="exchange">
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={texts.whose} mine={texts.mine} value={owner} onChange={setOwner} />
        <Select
          inline
          label={texts.what}
          value={table}
          options={tables.map((value) => ({ value, label: texts.tables[value] }))}
          onChange={(value) => go(`/import/${value}${location.search}`)}
        />
      </ScreenHead>
      <EditNote owner={owner} note={texts.exportOnly} />
      {canEdit ? <Import key={`${table}.${owner}`} table={table} owner={owner} parents={parents} /> : null}
      <Export key={`export.${table}.${owner}`} table={table} owner={owner} parents={parents} />
      <PastImports />
    </div>
  );
}
