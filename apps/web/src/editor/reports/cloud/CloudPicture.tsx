import type { CloudDrawing } from "@housestyle/reports";
import { Button } from "@housestyle/ui";
import { Download } from "lucide-react";
import { useDeferredValue } from "react";
import { editorReports } from "../../../texts/editor-reports.ts";
import { useReports } from "../use-reports.ts";
import { CloudOptions } from "./CloudOptions.tsx";
import "./cloud.css";

const texts = editorReports.cloud;

/** The word cloud with its options and its downloads. The list below it has the same content in words and numbers. */
export function CloudPicture({ picture }: { readonly picture: CloudDrawing }) {
  const reports = useReports();
  const isEmpty = picture.words.length === 0;
  return (
    <div className="cloud">
      {isEmpty ? (
        <p className="note" role="status">
          {texts.empty}
        </p>
      ) : (
        <Drawing picture={picture} />
      )}
      <CloudOptions />
      {isEmpty ? null : (
        <div className="cloud-out">
          <Button onClick={() => void reports.savePicture(picture, "svg")}>
            <Download size={16} strokeWidth={1.5} aria-hidden />
            {texts.svg}
          </Button>
          <Button onClick={() => void reports.savePicture(picture, "png")}>
            <Download size={16} strokeWidth={1.5} aria-hidden />
            {texts.png}
          </Button>
        </div>
      )}
    </div>
  );
}

function Drawing({ picture: { width, height, font, words } }: { readonly picture: CloudDrawing }) {
  // Letters of a hundred sizes take their time: the list is there before them.
  const drawn = useDeferredValue(words, []);
  return (
    <svg
      className="cloud-picture"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.picture}
      fontFamily={`"${font}", sans-serif`}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {drawn.map(({ text, x, y, size, angle, colour }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} fill={colour} transform={`rotate(${angle} ${x} ${y})`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
