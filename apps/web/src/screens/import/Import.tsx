import type { ImportMode, ImportReport } from "@housestyle/contract";
import type { CsvPreview } from "@housestyle/exchange";
import { Button, ErrorArea, Progress, RadioGroup, Select } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../app/ask.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { exchange as texts } from "../../texts/exchange.ts";
import { ColumnMapping } from "./ColumnMapping.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { ImportDone } from "./ImportDone.tsx";
import { changesOf, type ImportFormValues, largestFile, queryOf } from "./import-plan.ts";
import { ReportView } from "./ReportView.tsx";
import { mappingOf, readHead } from "./read-head.ts";
import type { Exchanged } from "./use-parents.ts";

const modes: readonly ImportMode[] = ["add", "update", "replace"];

/** The import wizard: choosing a file, a preview of the changes, and the import. */
export function Import({ table, owner, parents }: Exchanged) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [head, setHead] = useState<CsvPreview>();
  const [mapping, setMapping] = useState<Readonly<Record<string, string | null>>>();
  const [mode, setMode] = useState<ImportMode>("update");
  const [parentId, setParentId] = useState<number>();
  const [plan, setPlan] = useState<ImportReport>();
  const [done, setDone] = useState<ImportReport>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<"reading" | "applying">();
  const calls = useRef<AbortController>(undefined);
  const wish: ImportFormValues = { table, owner, parentId, mode, mapping };

  const call = async (of: File, what: ImportFormValues, dryRun: boolean): Promise<ImportReport | undefined> => {
    calls.current?.abort();
    const controller = new AbortController();
    calls.current = controller;
    setProblem(undefined);
    setPending(dryRun ? "reading" : "applying");
    try {
      const options = { params: { table }, query: queryOf(what, dryRun), file: of, signal: controller.signal };
      return await ask(server.importFile({}, options));
    } catch (error) {
      setProblem(messageOf(error));
      return undefined;
    } finally {
      if (calls.current === controller) setPending(undefined);
    }
  };
  useEffect(() => () => calls.current?.abort(), []);

  const look = async (of: File, what: ImportFormValues) => setPlan(await call(of, what, true));
  const choose = async (chosen: File) => {
    setPlan(undefined);
    setDone(undefined);
    if (chosen.size > largestFile) {
      setProblem(texts.tooLarge);
      return;
    }
    const beginning = await readHead(table, chosen);
    const columns = beginning && mappingOf(beginning);
    setFile(chosen);
    setHead(beginning);
    setMapping(columns);
    await look(chosen, { ...wish, mapping: columns });
  };
  /** Another wish for the same file is looked at again. */
  const change = (next: Partial<ImportFormValues>) => {
    if ("mapping" in next) setMapping(next.mapping);
    if ("parentId" in next) setParentId(next.parentId);
    if (next.mode) setMode(next.mode);
    if (file) void look(file, { ...wish, ...next });
  };
  const apply = async () => {
    if (!file) return;
    const report = await call(file, wish, false);
    if (!report) return;
    setDone(report);
    await readAnew(client);
  };
  const restart = () => {
    setFile(undefined);
    setPlan(undefined);
    setDone(undefined);
    setProblem(undefined);
  };

  if (done) return <ImportDone table={table} report={done} onAnother={restart} />;
  return (
    <section className="exchange-part" aria-label={texts.import}>
      <h2 className="exchange-head">{texts.import}</h2>
      <FileChooser file={file} takes={texts.takes[table]} onChoose={(chosen) => void choose(chosen)} />
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      {file ? (
        <div className="exchange-wishes">
          <RadioGroup
            label={texts.mode}
            value={mode}
            options={modes.map((value) => ({ value, label: texts.modes[value] }))}
            onChange={(value) => change({ mode: value })}
          />
          {texts.into[table] && parents.length > 0 ? (
            <Select
              label={texts.into[table]}
              value={String(parentId ?? "")}
              options={[
                { value: "", label: texts.byFile },
                ...parents.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
              ]}
              onChange={(value) => change({ parentId: value === "" ? undefined : Number(value) })}
            />
          ) : null}
        </div>
      ) : null}
      {file && head && mapping ? (
        <ColumnMapping head={head} mapping={mapping} onChange={(next) => change({ mapping: next })} />
      ) : null}
      {pending ? <Progress label={texts[pending]} /> : null}
      {plan && !pending ? (
        <>
          <ReportView title={texts.wouldBe} report={plan} />
          <div className="exchange-actions">
            <Button tone="primary" disabled={changesOf(plan) === 0} onClick={() => void apply()}>
              {changesOf(plan) === 0 ? texts.nothing : texts.apply(changesOf(plan))}
            </Button>
            <Button tone="quiet" onClick={restart}>
              {texts.another}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}
