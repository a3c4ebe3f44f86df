import { editorReports } from "../../../texts/editor-reports.ts";
import type { ShownPlace } from "../messages.ts";
import { addressOfSource } from "./own-sources.ts";
import "./originality.css";

const texts = editorReports.originality;

/** A passage and its source, side by side. */
export function Beside({
  words,
  beside,
}: {
  readonly words: string;
  readonly beside: NonNullable<ShownPlace["beside"]>;
}) {
  const address = addressOfSource(beside.id ?? "");
  return (
    <div className="beside">
      <figure>
        <figcaption>{texts.own}</figcaption>
        <blockquote>{words}</blockquote>
      </figure>
      <figure>
        <figcaption>
          {address === undefined ? (
            beside.title
          ) : (
            <a href={address} target="_blank" rel="noopener">
              {texts.open(beside.title)}
            </a>
          )}
        </figcaption>
        <blockquote>{beside.text}</blockquote>
      </figure>
    </div>
  );
}
