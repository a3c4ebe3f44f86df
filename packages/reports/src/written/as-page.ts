import { language } from "@housestyle/texts";
import type { Graph, ReportResult } from "../result/report.ts";
import { reportSentences } from "../result/report-sentences.ts";
import {
  quotation,
  type ReportSubject,
  type ReportWithResult,
  shownBefore,
  shownNorm,
  shownTarget,
  shownValue,
} from "./shown.ts";
import { texts } from "./texts.ts";

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; font-weight: normal; padding: 0.15rem 1rem 0.15rem 0; vertical-align: top; }
caption { text-align: left; font-weight: 600; }
.value { text-align: right; font-variant-numeric: tabular-nums; }
.bar { display: block; height: 0.8rem; background: currentColor; opacity: 0.55; min-width: 1px; }
.below { background: none; border: 1px solid; }
.bars td:nth-child(2) { width: 20rem; }
`;

const table = (kind: string, caption: string, rows: readonly string[]): string =>
  rows.length === 0
    ? ""
    : `<table class="${kind}">${caption && `<caption>${plain(caption)}</caption>`}${rows.join("")}</table>`;

function graphOf({ title, bars }: Graph): string {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  const rows = bars.map(
    ({ label, value }) =>
      `<tr><th scope="row">${plain(label)}</th><td><span class="bar${value < 0 ? " below" : ""}" style="width: ${Math.round((100 * Math.abs(value)) / most)}%"></span></td>` +
      `<td class="value">${shownValue({ value, unit: "number" })}</td></tr>`,
  );
  return table("bars", title, rows);
}

function sectionOf(told: ReportWithResult, written: ReportSubject): string {
  const { report, measures, graphs, places } = told;
  const sentences = reportSentences(report.id, told);
  const rows = measures.map(
    (each) =>
      `<tr><th scope="row">${plain(each.label)}</th><td class="value">${shownValue(each)}</td><td>${plain([shownBefore(each), shownTarget(each), shownNorm(each)].filter(Boolean).join(", "))}</td></tr>`,
  );
  return [
    `<section><h2>${plain(report.title())}</h2><p>${plain(report.about())}</p>`,
    ...(sentences.length > 0 ? [`<p>${plain(sentences.join(" "))}</p>`] : []),
    table("measures", "", rows),
    ...graphs.map(graphOf),
    listOf(places, written),
    "</section>",
  ].join("\n");
}

function listOf(places: ReportResult["places"], { text, placeAt }: ReportSubject): string {
  if (places.length === 0) return "";
  const rows = places.map(({ start, end, note, beside }) => {
    const { line, column } = placeAt(start);
    return `<li>${line}:${column} ${plain(note)}: <q>${plain(quotation(text.slice(start, end)))}</q>${beside ? `<br>${plain(beside.title)}: <q>${plain(quotation(beside.text))}</q>` : ""}</li>`;
  });
  return `<details><summary>${plain(texts.places(places.length))}</summary><ul>${rows.join("\n")}</ul></details>`;
}

/** Reports as one page that needs nothing else. */
export function asPage(told: readonly ReportWithResult[], about: ReportSubject): string {
  const title = plain(texts.reportOn(about.name));
  return `<!doctype html>
<html lang="${language().tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
${told.map((each) => sectionOf(each, about)).join("\n")}
</body></html>
`;
}
