import { Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { momentName } from "../../../texts/dates.ts";
import { editorReports } from "../../../texts/editor-reports.ts";
import { useController } from "../../controller/controller-context.ts";
import { useVersions } from "../../history/use-versions.ts";
import { useReports } from "../use-reports.ts";

const texts = editorReports.drafts;
const none = "none";

/** Which earlier draft the text is compared with. */
export function EarlierDraft() {
  const id = Number(useController().named);
  return Number.isInteger(id) && id > 0 ? <Versions id={id} /> : <p className="note">{texts.noHistory}</p>;
}

function Versions({ id }: { readonly id: number }) {
  const { earlier } = useReports();
  const versions = useVersions(id);
  const { version, reading } = useStore(earlier.state, (state) => state);
  if (versions === "loading") return <p role="status">{texts.loading}</p>;
  if (versions === "failed") return <p role="alert">{texts.failed}</p>;
  if (versions.length === 0) return <p className="note">{texts.noVersions}</p>;
  const options = versions.map(({ version: number, savedOn, words, by }) => ({
    value: String(number),
    label: texts.version(momentName(savedOn), words, by),
  }));
  return (
    <div className="drafts-choice">
      <Select
        label={texts.choose}
        value={version === undefined ? none : String(version)}
        options={[{ value: none, label: texts.nothing }, ...options]}
        onChange={(value) => void earlier.choose(value === none ? undefined : Number(value))}
      />
      <p role="status">{reading === "reading" ? texts.reading : null}</p>
      {reading === "failed" ? <p role="alert">{texts.failed}</p> : null}
    </div>
  );
}
