import type { ExchangeTable } from "@housestyle/contract";
import { dictionaryFormats, snippetFormats, styleGuideFormats, termExportFormats } from "@housestyle/exchange";
import { Button, ErrorArea, Select } from "@housestyle/ui";
import { useState } from "react";
import { download } from "../../app/download.ts";
import { exchange as texts } from "../../texts/exchange.ts";
import type { Exchanged } from "./use-parents.ts";

const formats = {
  dictionary: dictionaryFormats,
  styleguide: styleGuideFormats,
  snippets: snippetFormats,
  termbase: termExportFormats,
  team: ["zip"],
} as const satisfies Record<ExchangeTable, readonly string[]>;
type Format = (typeof formats)[ExchangeTable][number];

/** Every format has a name. */
const names: Readonly<Record<Format, string>> = texts.formats;

/** Exports a table to a file, and lists what its format could not represent. */
export function Export({ table, owner, parents }: Exchanged) {
  const [format, setFormat] = useState<Format>(formats[table][0]);
  const [parentId, setParentId] = useState("");
  const [said, setSaid] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const query = new URLSearchParams({
      ...(table !== "team" && { format }),
      teamId: String(owner),
      ...(parentId !== "" && { parentId }),
    });
    const outcome = await download(`/api/export/${table}?${query}`);
    setPending(false);
    setProblem(outcome.problem);
    setSaid(outcome.said);
  };
  return (
    <section className="exchange-part" aria-label={texts.export}>
      <h2 className="exchange-head">{texts.export}</h2>
      <p className="exchange-note">{texts.exportAbout}</p>
      <div className="exchange-row">
        {parents.length > 0 ? (
          <Select
            label={texts.tables[table]}
            value={parentId}
            options={[
              { value: "", label: "–" },
              ...parents.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
            ]}
            onChange={setParentId}
          />
        ) : null}
        <Select
          label={texts.format}
          value={format}
          options={formats[table].map((value: Format) => ({ value, label: names[value] }))}
          onChange={setFormat}
        />
        <Button pending={pending} onClick={() => void save()}>
          {texts.download}
        </Button>
      </div>
      <ErrorArea messages={problem === undefined ? [] : [problem]} />
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence} className="exchange-note">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  );
}
