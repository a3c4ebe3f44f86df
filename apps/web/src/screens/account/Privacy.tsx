import { Button, Switch } from "@housestyle/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { localOnly } from "../../app/local-only.ts";
import { readAnew } from "../../app/read-anew.ts";
import { clearSent, readSent, type SentEntry } from "../../app/sent-log.ts";
import { telemetry } from "../../app/telemetry.ts";
import { toasts } from "../../app/toasts.ts";
import { DeepCheckSettings } from "../../deep-checking/DeepCheckSettings.tsx";
import { account } from "../../texts/account.ts";
import { momentName } from "../../texts/dates.ts";

const texts = account.privacy;

/** What leaves the device: two switches, and everything that was sent, word for word. */
export function Privacy() {
  const client = useQueryClient();
  const isLocalOnly = localOnly.useIsOn();
  const isTelling = telemetry.useIsOn();
  const sent = useQuery({ queryKey: ["sent"], queryFn: readSent, staleTime: 0 });
  const rows = sent.data ?? [];
  return (
    <section className="account-part" aria-label={texts.title}>
      <h2 className="account-head">{texts.title}</h2>
      <p className="account-lead">{texts.about}</p>
      <div className="account-choices">
        <Switch label={texts.localOnly} hint={texts.localOnlyHint} checked={isLocalOnly} onChange={localOnly.set} />
        <Switch
          label={texts.telemetry}
          hint={texts.telemetryHint}
          checked={isTelling && !isLocalOnly}
          disabled={isLocalOnly}
          onChange={telemetry.set}
        />
      </div>
      <DeepCheckSettings />
      <h3 className="account-subhead">{texts.sent}</h3>
      <p className="account-note">{rows.length === 0 ? texts.none : texts.sentAbout}</p>
      <ul className="sent-list">
        {rows.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two messages may be alike to the millisecond
          <li key={`${entry.when}.${at}`}>
            <Sent entry={entry} />
          </li>
        ))}
      </ul>
      {rows.length > 0 ? (
        <Button
          onClick={async () => {
            await clearSent();
            toasts.show({ kind: "success", title: texts.cleared });
            await readAnew(client, ["sent"]);
          }}
        >
          {texts.clear}
        </Button>
      ) : null}
    </section>
  );
}

function Sent({ entry }: { readonly entry: SentEntry }) {
  return (
    <details>
      <summary>
        <time dateTime={new Date(entry.when).toISOString()}>{momentName(new Date(entry.when))}</time> {entry.to}
      </summary>
      <pre>{pretty(entry.what)}</pre>
    </details>
  );
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2);
  } catch {
    return json;
  }
}
