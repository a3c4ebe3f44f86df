import type { SentParagraph } from "@housestyle/checker";
import { type Dialect, defaultTargets, type Engine, type Finding, type Style, type Targets } from "@housestyle/engine";
import {
  type AnalyzedText,
  baselineFrom,
  baselineName,
  baselineOf,
  baselines,
  combine,
  comparedWith,
  createReader,
  createSourceIndex,
  drafts,
  originality,
  type Report,
  type ReportBaseline,
  type ReportResult,
  readText,
  reportSentences,
  reports,
  type TextAnalyzer,
} from "@housestyle/reports";
import { asCsv, asJson, asPage, type ReportSubject, type ReportWithResult } from "@housestyle/reports/written";
import { type CloudSettings, defaultCloudSettings } from "../cloud/cloud-settings.ts";
import {
  type ComparedDraft,
  comboMark,
  type FoundIn,
  type FromReports,
  manuscriptId,
  type PlacesKey,
  type ShownPlace,
  type ShownReport,
  sentencesId,
  showsAgain,
  summary,
  type ToReports,
  toneId,
  type WrittenForm,
} from "../messages.ts";
import { cloudPicture, cloudReport } from "./cloud-report.ts";
import { type Joined, joined, placedFindings } from "./joined.ts";
import { shownGraph, wholeGraph } from "./shown-graph.ts";
import { summaryReports } from "./summary-reports.ts";

/** What a report session needs from the worker it runs in. */
export interface ReportHost {
  readonly engine: Engine;
  readonly post: (message: FromReports) => void;
  /** Runs `step` soon, after the messages that already wait. */
  readonly soon: (step: () => void) => void;
}

const written: Readonly<Record<WrittenForm, (told: readonly ReportWithResult[], about: ReportSubject) => string>> = {
  html: asPage,
  json: asJson,
  csv: asCsv,
};

/** The result before it is known what to compare with. */
const nothingToCompare = originality(createSourceIndex([]));

const noDraft = drafts(undefined);
/** The reports that are empty until there is something to compare with. */
const waiting: ReadonlySet<Report> = new Set([nothingToCompare, noDraft]);

/** The reports of the bar. */
const listed = [...reports.filter(({ id, isVariant }) => !isVariant || id === toneId), nothingToCompare, noDraft];

/** The most places of a list that are written out, and the most that are highlighted in the text at once. */
const most = { listed: 100, marked: 2_000 };
const longestQuotation = 120;
/** What is read beside its source is read at length. */
const longestPassage = 1_200;

/** Keeps a copy of the page’s text, and reports on it again whenever it has changed. */
export class ReportSession {
  readonly #host: ReportHost;
  readonly #reader: TextAnalyzer;
  #dialect: Dialect = "en-US";
  #style: Style = "general";
  #targets: Targets = defaultTargets("general");
  #hasTeamRules = false;
  #like: ReportBaseline | undefined;
  #sent: SentParagraph[] = [];
  readonly #found = new Map<number, readonly Finding[]>();
  #originality: Report = nothingToCompare;
  #draft: ComparedDraft | undefined;
  /** The earlier draft as it was read: the report on it, and each report with what its numbers were. */
  #earlier: { readonly report: Report; readonly beside: (report: Report) => Report } | undefined;
  #shows: string | undefined;
  #received = 0;
  #wish: CloudSettings = defaultCloudSettings;
  #isDue = false;
  #read:
    | { readonly joined: Joined; readonly reading: AnalyzedText; readonly told: Map<string, ReportResult> }
    | undefined;

  constructor(host: ReportHost) {
    this.#host = host;
    this.#reader = createReader(host.engine);
    host.post({
      type: "ready",
      reports: listed.map(({ id, title, about }) => ({ id, title: title(), about: about() })),
      norms: baselines.map((each) => ({ id: each.id, name: baselineName(each) })),
    });
  }

  receive(message: ToReports): void {
    if (showsAgain(message)) this.#received++;
    switch (message.type) {
      case "open":
        this.#dialect = message.dialect;
        this.#style = message.style;
        this.#targets = message.targets;
        this.#hasTeamRules = message.hasTeamRules;
        this.#earlier = undefined;
        this.#changed();
        break;
      case "like":
        this.#like = typeof message.like === "string" ? baselineOf(message.like) : message.like;
        this.#earlier = undefined;
        this.#changed();
        break;
      case "count":
        this.#host.post({
          type: "counted",
          norm: baselineFrom(
            "own",
            message.texts.map((text) => this.#readOther(text)),
          ),
        });
        break;
      case "splice":
        this.#splice(message);
        this.#changed();
        break;
      case "found":
        this.#take(message.found);
        this.#changed();
        break;
      case "show":
        this.#shows = message.id;
        this.#tellSoon();
        break;
      case "cloud":
        this.#wish = message.wish;
        this.#read?.told.delete(cloudReport(this.#wish).id);
        this.#tellSoon();
        break;
      case "sources":
        this.#originality = originality(createSourceIndex(message.sources));
        this.#read?.told.delete(this.#originality.id);
        this.#tellSoon();
        break;
      case "draft":
        this.#draft = message.draft;
        this.#earlier = undefined;
        this.#read?.told.clear();
        this.#tellSoon();
        break;
      case "places":
        this.#host.post({ type: "places", key: message.key, ...this.#placesOf(message.key) });
        break;
      case "write":
        this.#host.post({ type: "written", form: message.form, text: this.#written(message) });
        break;
    }
  }

  #splice({ at, remove, insert }: Extract<ToReports, { type: "splice" }>): void {
    const gone = this.#sent.slice(at, at + remove);
    this.#sent = this.#sent.toSpliced(at, remove, ...insert);
    const kept = new Set(insert.map(({ stamp }) => stamp));
    for (const { stamp } of gone) if (!kept.has(stamp)) this.#found.delete(stamp);
  }

  #take(found: readonly FoundIn[]): void {
    for (const { stamp, findings } of found) this.#found.set(stamp, findings);
  }

  #changed(): void {
    this.#read = undefined;
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#host.soon(() => {
      this.#isDue = false;
      if (this.#shows !== undefined) this.#show(this.#shows);
    });
  }

  #show(id: string): void {
    const wanted = id === summary ? summaryReports(this.#reports) : [this.#named(id) ?? []].flat();
    const shown = wanted.map((report) => this.#shown(report));
    this.#host.post({ type: "shown", id, reports: shown, received: this.#received });
  }

  /** One report, or several as one. */
  #named(id: string): Report | undefined {
    const all = this.#reports;
    if (!id.startsWith(comboMark)) return all.find((report) => report.id === id);
    const ids = new Set(id.slice(comboMark.length).split(","));
    return { ...combine(all.filter((report) => ids.has(report.id))), id };
  }

  /** Every report, the word cloud as the writer wants it. */
  get #reports(): readonly Report[] {
    const cloud = cloudReport(this.#wish);
    return [
      ...reports.map((report) => (report.id === cloud.id ? cloud : report)),
      this.#originality,
      this.#held.report,
    ];
  }

  /** What every text is read with. */
  get #asked() {
    const hasTeamRules = this.#hasTeamRules;
    return { dialect: this.#dialect, style: this.#style, targets: this.#targets, like: this.#like, hasTeamRules };
  }

  /** What the text is compared with. The earlier draft is read when it is first needed. */
  get #held() {
    this.#earlier ??= this.#draft ? heldAgainst(this.#readOther(this.#draft)) : unheld;
    return this.#earlier;
  }

  #readOther({ sent, found }: ComparedDraft): AnalyzedText {
    const { text, paragraphs } = joined(sent);
    const findings = placedFindings(sent, paragraphs, new Map(found.map((each) => [each.stamp, each.findings])));
    return readText(this.#host.engine, text, { paragraphs, ...this.#asked, findings });
  }

  #shown(report: Report): ShownReport {
    const { joined, reading } = this.#reading();
    const isCloud = report.id === cloudReport(this.#wish).id;
    const callbacks = this.#told(report);
    const { measures, graphs, places } = callbacks;
    return {
      ...{ id: report.id, title: report.title(), about: report.about(), measures },
      sentences: reportSentences(report.id, callbacks),
      graphs: graphs.map((graph) =>
        report.id === sentencesId || report.id === manuscriptId
          ? wholeGraph(graph)
          : shownGraph(graph, isCloud ? this.#wish.most : undefined),
      ),
      ...(isCloud && { picture: cloudPicture(reading, this.#wish) }),
      places: places.slice(0, most.listed).map((place): ShownPlace => {
        const { note, start, end, beside } = place;
        const longest = beside ? longestPassage : longestQuotation;
        return {
          ...{ note, words: quotation(joined.text.slice(start, end), longest), paragraph: joined.indexOf(start) + 1 },
          ...(beside && { beside: { ...beside, text: quotation(beside.text, longest) } }),
        };
      }),
      placeCount: places.length,
    };
  }

  #written({ id, form, name }: Extract<ToReports, { type: "write" }>): string {
    const { text, indexOf, paragraphs } = this.#reading().joined;
    // Of all reports together, one that has compared with nothing has nothing to say.
    const wanted =
      id === summary
        ? this.#reports.filter((report) => !report.isVariant && !waiting.has(report))
        : [this.#named(id) ?? []].flat();
    const told = wanted.map((report) => ({ report, ...this.#told(report) }));
    const placeAt = (offset: number) => {
      const index = indexOf(offset);
      return { line: index + 1, column: offset - (paragraphs[index]?.start ?? 0) + 1 };
    };
    return written[form](told, { name, text, placeAt });
  }

  #placesOf({ id, graph, from, to }: PlacesKey) {
    const report = this.#named(id);
    const told = report && this.#told(report);
    const bars = graph === undefined ? undefined : told?.graphs[graph]?.bars.slice(from, to);
    const places = bars ? bars.flatMap((bar) => bar.places ?? []) : (told?.places ?? []);
    const { stretchOf } = this.#reading().joined;
    const stretches = places.slice(0, most.marked).flatMap((place) => stretchOf(place) ?? []);
    return { stretches, total: places.length };
  }

  #told(report: Report): ReportResult {
    if (report === nothingToCompare) return { measures: [], graphs: [], places: [] };
    const { reading, told } = this.#reading();
    const known = told.get(report.id) ?? this.#held.beside(report).tell(reading);
    told.set(report.id, known);
    return known;
  }

  #reading() {
    if (this.#read) return this.#read;
    const whole = joined(this.#sent);
    const reading = this.#reader.read(whole.text, {
      paragraphs: whole.paragraphs,
      ...this.#asked,
      findings: placedFindings(this.#sent, whole.paragraphs, this.#found),
    });
    this.#read = { joined: whole, reading, told: new Map() };
    return this.#read;
  }
}

const unheld = { report: noDraft, beside: (report: Report) => report };

function heldAgainst(before: AnalyzedText) {
  const compare = comparedWith(before);
  const known = new Map<string, Report>();
  const beside = (report: Report): Report => {
    const made = known.get(report.id) ?? compare(report);
    known.set(report.id, made);
    return made;
  };
  const report = drafts(before);
  return { report, beside: (each: Report) => (each.id === report.id ? each : beside(each)) };
}

/** The beginning of a stretch, on one line. */
function quotation(words: string, longest: number): string {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
