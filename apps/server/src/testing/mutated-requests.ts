/** A request to LanguageTool's calls, as it goes over the wire. */
export interface ForeignRequest {
  readonly method: string;
  /** Behind `/v2`. */
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}

const form = "application/x-www-form-urlencoded";
const post = (path: string, body: string, type = form): ForeignRequest => ({
  ...{ method: "POST", path, type },
  body: Buffer.from(body),
});
const get = (path: string): ForeignRequest => ({ method: "GET", path, type: "", body: Buffer.alloc(0) });

const markup = {
  annotation: [
    { markup: "<b>", interpretAs: "" },
    { text: "She recieved a apple." },
    { markup: "</b>" },
    { text: " 🙂" },
  ],
};

/** Requests as programs were seen to make them. */
const seen: readonly ForeignRequest[] = [
  post("/check", "text=She recieved a apple & 50% of teh rest&language=en-US"),
  post("/check", "language=<none>&text=I%20are%20here.\n", "text/json"),
  post("/check/", `language=auto&data=${encodeURIComponent(JSON.stringify(markup))}&level=picky`),
  post(
    "/check",
    "language=en-GB&text=colour%20color&enabledRules=A,B&disabledCategories=STYLE&enabledOnly=false&mode=all",
  ),
  post(
    "/check",
    "language=auto&preferredVariants=en-GB%2Cde-DE&text=na%C3%AFve&motherTongue=de&username=a%40example.org&apiKey=hs_x",
  ),
  get("/check?text=She%20recieved%20it.&language=en-GB"),
  get("/languages"),
  get("/info"),
  get("/maxtextlength"),
  get("/configinfo?language=en-US"),
  get("/healthcheck"),
  get("/words?username=a%40example.org&apiKey=hs_x&limit=10"),
  post("/words/add", "word=Zorblax&username=a%40example.org&apiKey=hs_x"),
  post("/words/delete", "word=Zorblax&username=a%40example.org&apiKey=hs_x"),
];

/** What has broken readers of forms, JSON and text. */
const strange = [
  "%",
  "%zz",
  "%00",
  "%ED%A0%80",
  "&",
  "=",
  "&&text=",
  "&language=",
  "+",
  "\u0000",
  "🙂",
  "[]",
  "{",
  '"',
  "\\u",
  "-1",
  "1e999",
  "text",
  "data",
];

/** A seen request with one to six things done to it. `upTo(n)` is a chance from 0 to n, n excluded. */
export function mutatedRequest(upTo: (n: number) => number): ForeignRequest {
  let request = seen[upTo(seen.length)] ?? get("/check");
  for (let left = 1 + upTo(6); left > 0; left--) request = mutated(request, upTo);
  return request;
}

function mutated(request: ForeignRequest, upTo: (n: number) => number): ForeignRequest {
  const other = seen[upTo(seen.length)] ?? request;
  const what = upTo(12);
  if (what === 0)
    return {
      ...request,
      type: ["", form, "application/json", "multipart/form-data", "text/plain; charset=utf-16"][upTo(5)] ?? "",
    };
  if (what === 1) return { ...request, method: ["GET", "POST", "PUT", "DELETE", "OPTIONS"][upTo(5)] ?? "GET" };
  if (what === 2) return { ...request, path: other.path };
  if (request.body.length === 0)
    return { ...request, path: request.path + encodeURI(strange[upTo(strange.length)] ?? "") };
  return { ...request, body: mutatedBytes(request.body, other.body, upTo) };
}

function mutatedBytes(body: Buffer, other: Buffer, upTo: (n: number) => number): Buffer {
  const at = upTo(body.length + 1);
  const to = Math.min(body.length, at + upTo(20));
  const between = [
    Buffer.alloc(0),
    Buffer.from([upTo(256)]),
    Buffer.from(strange[upTo(strange.length)] ?? ""),
    other.subarray(upTo(other.length + 1)),
    Buffer.from(
      body
        .subarray(at, to)
        .toString()
        .repeat(1 + upTo(50)),
    ),
  ][upTo(5)];
  return Buffer.concat([body.subarray(0, at), between ?? Buffer.alloc(0), body.subarray(upTo(2) === 0 ? at : to)]);
}
