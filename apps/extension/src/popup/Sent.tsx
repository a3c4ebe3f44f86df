import type { SentNote } from "../shared/pop-up-state.ts";
import { texts } from "./texts.ts";

/** What went out of this browser on account of the extension. */
export function Sent({ sent, isThere }: { readonly sent: readonly SentNote[]; readonly isThere: boolean }) {
  return (
    <section>
      <h2>{texts.sent}</h2>
      <p>{aboutAll(sent, isThere)}</p>
      <ul>
        {sent.map((note) => (
          <li key={note.at}>{said(note)}</li>
        ))}
      </ul>
    </section>
  );
}

function aboutAll(sent: readonly SentNote[], isThere: boolean): string {
  if (sent.length === 0) return texts.nothingSent;
  return isThere || sent.some(({ what }) => what === "check") ? texts.sentTexts : texts.sentAbout;
}

function said({ what, bytesOut, bytesIn, status, times = 1 }: SentNote): string {
  const name = texts.whats[what as keyof typeof texts.whats];
  if (status === 0) return texts.unanswered(name);
  if (what === "check") return texts.checkedTexts(times, bytesOut);
  if (what === "events" || what === "connect") return texts.counted(name);
  return bytesOut > 0 ? texts.captured(name, bytesOut) : texts.request(name, bytesIn);
}
