import * as contract from "@housestyle/contract";
import { novels } from "./measure.ts";
import { pause, runServer } from "./run-server.ts";

// How long the worst bodies a stranger may send keep the server's main thread from answering others: what it computes
// in one turn of its loop. Others have their turn in between. What comes back with every sending is ours: of some
// sendings the least counts, because a large collection of rubbish left by an earlier one may fall into any of them.

const bar = 20;
const times = 3;
const server = await runServer(undefined, { turns: true });

const letters = contract.limits.checkText;
const prose = novels().join("\n\n").slice(0, letters);
const nodes = (count: number, one: unknown) => Array.from({ length: count }, () => one);
const json = JSON.stringify;

/** Bodies that are nasty for any call that takes JSON, of about `size` bytes. */
function shapes(size: number): [string, string][] {
  return [
    ["lists", `[${"[],".repeat(size / 3)}[]]`],
    ["depth", "[".repeat(size / 2) + "]".repeat(size / 2)],
    ["members", `{${Array.from({ length: Math.floor(size / 12) }, (_, n) => `"${n}":""`).join()}}`],
    ["one long member", json({ Text: "a".repeat(size), text: "a".repeat(size / 10) })],
    ["escapes", `{"text":"${"\\u0041".repeat(size / 7)}"}`],
    ["numbers", `{"Text":[${"1e9,".repeat(size / 5)}1]}`],
    ["spaces", `${" ".repeat(size - 20)}{"Text":"Hi."}`],
  ];
}

const checks: [string, string][] = [
  ...shapes(letters * 6),
  [
    "40,000 nodes with a mistake",
    json({ annotation: nodes(20_000, [{ text: "a apple. " }, { markup: "<b>" }]).flat() }),
  ],
  ["100,000 nodes of one letter", json({ annotation: nodes(50_000, [{ text: "a" }, { markup: "<" }]).flat() })],
  ["100,000 nodes that are wrong", json({ annotation: nodes(100_000, { text: 1 }) })],
  ["100,000 empty nodes", json({ annotation: nodes(100_000, {}) })],
  ["a million letters of prose", json({ text: prose })],
  ["a million letters of mistakes", json({ text: "teh ".repeat(letters / 4) })],
  ["a million letters of mistakes, a line each", json({ text: "teh\n\n".repeat(letters / 5) })],
  [
    "200 rules that fail",
    json({ text: "a", rules: nodes(200, { Match: "((".repeat(400), WrongSentence: "a".repeat(2_000) }) }),
  ],
  [
    "30,000 words, ignores and rules",
    json({
      text: "a",
      words: nodes(10_000, "a".repeat(200)),
      ignores: nodes(10_000, { rule: "*a*" }),
      disabled: nodes(10_000, "x"),
    }),
  ],
];
const tags: [string, string][] = [
  ...shapes(contract.limits.tagBody - 100),
  [
    "200 rules",
    json({
      Text: "a b ".repeat(2_500),
      Rules: nodes(200, { Match: "a|b", Replace: "c", WrongSentence: "a ".repeat(1_000) }),
    }),
  ],
  ["10,000 letters of mistakes", json({ Text: "teh ".repeat(2_500) })],
];

const bodies = new Map([
  ["/api/v1/check", checks],
  ["/api/tagtext", tags],
  ["/api/tokenize", tags],
]);
const anyone = Object.values(contract).flatMap((each) =>
  typeof each === "object" && "access" in each && each.access === "anyone" && each.method !== "GET" ? [each] : [],
);

let worst = 0;
const statuses = new Map<number, number>();
try {
  for (let n = 0; n < 20; n += 1) await fetch(`${server.url}/api/v1/ready`);
  for (const { path, method, query } of anyone) {
    const address = query
      ? `${path}?text=${"word%20".repeat(28)}&q=${"ab".repeat(90)}&context=${"run%20".repeat(160)}`
      : path;
    for (const [name, body] of bodies.get(path) ?? shapes(contract.limits.strangerBody - 200)) {
      const { turn, computed } = await leastOf(method, address, body);
      worst = Math.max(worst, turn);
      if (computed > 5)
        console.log(`${path}, ${name}: ${turn.toFixed(1)} ms in one turn, ${computed.toFixed(1)} ms in all`);
    }
  }
} finally {
  await server.stop();
}
console.log(`statuses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
console.log(`longest turn of the main thread: ${worst.toFixed(1)} ms (bar ${bar})`);
if (worst > bar) process.exitCode = 1;

/** The least of some sendings: the longest turn, and what the thread computed for the call in all. */
async function leastOf(method: string, path: string, body: string): Promise<{ turn: number; computed: number }> {
  const least = { turn: Number.POSITIVE_INFINITY, computed: Number.POSITIVE_INFINITY };
  for (let n = 0; n < times; n += 1) {
    await server.longestTurn();
    const before = server.mainThread();
    const answer = await fetch(server.url + path, { method, headers: { "content-type": "application/json" }, body });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    least.computed = Math.min(least.computed, server.mainThread() - before);
    await pause(20);
    least.turn = Math.min(least.turn, await server.longestTurn());
  }
  return least;
}
