import type { Measure } from "@housestyle/reports";
import { Button, ConfirmDialog, Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { useEffect, useState } from "react";
import { useSession } from "../../../app/session.ts";
import { editorNorms as texts } from "../../../texts/editor-norms.ts";
import { useWorkspaceState } from "../../workspace/use-workspace.ts";
import { useReports } from "../use-reports.ts";
import { AddNorm } from "./AddNorm.tsx";
import type { OwnNorm } from "./own-norm.ts";
import "./norms.css";

/** What the numbers of a report are compared with, where that was counted, and a link to the writer’s own norms. */
export function ComparedWith({ measures }: { readonly measures: readonly Measure[] }) {
  const { norms } = useReports();
  const { counted, own, chosen } = useStore(norms.state, (state) => state);
  const account = useWorkspaceState((state) => state.account, undefined);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    if (account !== undefined) void norms.withServer();
  }, [norms, account]);
  const source = measures.find(({ norm }) => norm)?.norm?.source;
  if (source === undefined) return null;
  const options = [
    { value: "", label: texts.usual },
    ...own.map(({ key, norm }) => ({ value: key, label: norm.name ?? key })),
    ...counted.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isThere = options.some(({ value }) => value === chosen);
  const mine = own.find(({ key }) => key === chosen);
  return (
    <div className="compared-with">
      <Select label={texts.label} value={isThere ? chosen : ""} options={options} onChange={(id) => norms.choose(id)} />
      <p className="note">{texts.source(source)}</p>
      <div className="compared-actions">
        <Button tone="quiet" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
        {mine ? <Delete own={mine} /> : null}
      </div>
      {isAdding ? <AddNorm onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

/** A team's norm is its admins' to delete; the server holds to that. */
function Delete({ own }: { readonly own: OwnNorm }) {
  const { norms } = useReports();
  const mayManage = useSession(({ positions }) =>
    positions.some(({ TeamId, Position }) => TeamId === own.teamId && Position.startsWith("Admin")),
  );
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (own.teamId !== null && !mayManage) return null;
  const name = own.norm.name ?? "";
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {hasFailed ? <p role="alert">{texts.notRemoved}</p> : null}
      {isAsking ? (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeText}
          confirmLabel={texts.remove}
          cancelLabel={texts.cancel}
          danger
          onConfirm={async () => {
            const isGone = await norms.remove(own);
            setFailed(!isGone);
            if (!isGone) setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
