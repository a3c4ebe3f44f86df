import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failed, installed, ran, same } from "./command.mjs";
import { home } from "./home.mjs";
import { right, wrong } from "./sentences.mjs";

const version = "2.0.0";
const folder = home(`pro-writing-aid-api-${version}`);

/** Makes each call of the kit as its README has it, and prints what came back, in the kit’s own models. */
const driving = `
const kit = require("pro_writing_aid_api");
const { url, key, wrong, right } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const at = (Api) => new Api();
const client = kit.ApiClient.instance;
client.basePath = url;
client.defaultHeaders = { licenseCode: key };
const found = ({ TaskId, Result }) => [TaskId ?? null, Result.WordCount, Result.Tags.map((tag) => [tag.startPos, tag.endPos, tag.report, tag.suggestions[0]])];
(async () => {
  const text = (words, reports) => at(kit.TextApi).post(new kit.TextAnalysisRequest(words, reports, "General", "en_US"));
  const settings = Object.assign(new kit.AnalysisSettings(), { LongestIndividualSentence: 4 });
  const all = await text(wrong, ["grammar", "overview", "slength", "readability"]);
  const html = await at(kit.HtmlApi).post(new kit.HtmlAnalysisRequest("<p>" + wrong + "</p>", ["grammar"], "General", "en_US"));
  const summary = await at(kit.SummaryApi).post(new kit.SummaryAnalysisRequest(wrong, settings, "General", "en_US"));
  const others = await at(kit.ContextualThesaurusApi).post(new kit.ContextualThesaurusRequest("It was a quick answer.", 9, 13));
  const cloud = await at(kit.WordCloudApi).post(new kit.WordCloudRequest(wrong, "Horizontal", "Lowercase", undefined, 20, true, "Arial", 300, 200, false, "General", "en_US"));
  const words = await at(kit.ThesaurusApi).post(new kit.ThesaurusRequest("quick", "en_US"));
  console.log(JSON.stringify({
    wrong: found(all),
    summaries: all.Result.Summaries.map(({ ReportName }) => ReportName).sort(),
    right: found(await text(right, ["grammar"])),
    html: /^<p>She <span class="pwa[^>]*>recieved<\\/span> the parcel on Monday\\.<\\/p>$/.test(html.Result.Html),
    summary: /^<!doctype html>[^]*goal: at most 4/.test(summary.Result.Text),
    others: others.Result.Suggestions.includes("fast"),
    cloud: cloud.Result.Url.startsWith("data:image/svg+xml;base64,"),
    meanings: words.Meanings.some(({ Synonyms }) => Synonyms.includes("fast")),
  }));
})().catch((error) => {
  console.error(error.stack ?? error);
  process.exitCode = 1;
});
`;

/** The vendor's own kit for the public text API (npm). */
export const proWritingAidApi = {
  name: "pro_writing_aid_api",
  /** Its requests are kept beside those who answer them. */
  answeredBy: "text-api",
  async ready() {
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
    if (!existsSync(join(folder, "node_modules/pro_writing_aid_api")))
      await installed("npm", ["install", "--prefix", folder, ...quiet, `pro_writing_aid_api@${version}`]);
    return version;
  },
  async drive({ textPort, key }) {
    const input = JSON.stringify({ url: `http://127.0.0.1:${textPort}`, key: key.apiKey, wrong, right });
    const { status, out, err } = await ran("node", ["-e", driving], { cwd: folder, input });
    if (status !== 0) throw new Failed(err.trim().split("\n")[0]);
    same("answers", JSON.parse(out), {
      wrong: [null, 6, [[4, 11, "grammar", "received"]]],
      summaries: ["grammar", "overview", "readability", "slength"],
      right: [null, 6, []],
      ...{ html: true, summary: true, others: true, cloud: true, meanings: true },
    });
    return "text, HTML, summary with settings, both thesauri, word cloud, licence code";
  },
};
