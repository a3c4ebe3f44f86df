import { CloudPicture } from "./cloud/CloudPicture.tsx";
import { EarlierDraft } from "./drafts/EarlierDraft.tsx";
import { FavoriteButton } from "./FavoriteButton.tsx";
import { GraphPicture } from "./GraphPicture.tsx";
import { Measures } from "./Measures.tsx";
import {
  comboMark,
  draftsId,
  manuscriptId,
  originalityId,
  type ShownGraph,
  type ShownReport,
  sentencesId,
} from "./messages.ts";
import { ComparedWith } from "./norms/ComparedWith.tsx";
import { Sources } from "./originality/Sources.tsx";
import { PlaceList } from "./PlaceList.tsx";
import { ManuscriptMap } from "./pictures/ManuscriptMap.tsx";
import { SentenceRows } from "./pictures/SentenceRows.tsx";

/** A whole report: its text, its numbers, its graphs, and its list. */
export function ReportSection({ report }: { readonly report: ShownReport }) {
  const { id, title, about, sentences, measures, graphs, picture } = report;
  return (
    <article className="report" aria-label={title}>
      <header className="reports-head">
        <h2 className="reports-title">{title}</h2>
        {id.startsWith(comboMark) ? null : <FavoriteButton id={id} title={title} />}
      </header>
      <p className="reports-about">{about}</p>
      {id === originalityId ? <Sources /> : null}
      {id === draftsId ? <EarlierDraft /> : null}
      {picture === undefined ? null : <CloudPicture picture={picture} />}
      {sentences.length > 0 ? <p className="reports-told">{sentences.join(" ")}</p> : null}
      <Pictures id={id} graphs={graphs} />
      <Measures measures={measures} />
      <ComparedWith measures={measures} />
      <PlaceList report={report} />
    </article>
  );
}

function Pictures({ id, graphs }: { readonly id: string; readonly graphs: readonly ShownGraph[] }) {
  if (id === manuscriptId) return <ManuscriptMap id={id} graphs={graphs} />;
  // Of several reports as one, two pictures may be called the same.
  const keyed = graphs.map((graph, at) => ({ graph, at, key: String(at) }));
  return keyed.map(({ graph, at, key }) =>
    id === sentencesId ? (
      <SentenceRows key={key} id={id} graph={graph} />
    ) : (
      <GraphPicture key={key} id={id} at={at} graph={graph} />
    ),
  );
}
