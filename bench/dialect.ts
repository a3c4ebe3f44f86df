import { connect } from "node:net";
import { mutatedRequest } from "../apps/server/src/testing/mutated-requests.ts";
import { novels } from "./measure.ts";
import { load, pause, runServer, spread, timed } from "./run-server.ts";

// LanguageTool's calls at 200 requests a second; bodies that are too large, too finely cut or too slow; requests that were
// changed on their way. npm run bench -- dialect

const words = novels().join(" ").split(" ");
const textOf = (count: number, from: number): string =>
  words.slice((from * 101) % (words.length - count), ((from * 101) % (words.length - count)) + count).join(" ");
const form = { "content-type": "application/x-www-form-urlencoded" };
const mutations = Number(process.env.MUTATIONS ?? 20_000);

/** Always the same chances (Park and Miller's generator). */
let state = 2026;
const upTo = (count: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return Math.floor((state / 2_147_483_647) * count);
};

const server = await runServer();
const check = `${server.url}/v2/check`;
const memory = () => `${Math.round(server.memory())} MB`;

/** A body that comes letter by letter: how it ends, and after how many seconds. */
function slowly(): Promise<string> {
  const began = performance.now();
  return new Promise((done) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    const end = (how: string) => done(`${how} after ${Math.round((performance.now() - began) / 1000)} s`);
    socket.write(
      "POST /v2/check HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100000\r\n\r\ntext=",
    );
    const drip = setInterval(() => socket.write("a"), 500);
    socket.on("data", (answer) => end(String(answer).split("\r\n")[0] ?? ""));
    socket.on("error", () => end("an end of the connection"));
    socket.on("close", () => {
      clearInterval(drip);
      end("an end of the connection");
    });
  });
}

try {
  for (const [what, seconds] of [
    ["just started", 10],
    ["warm", 30],
  ] as const) {
    const body = (n: number) =>
      new URLSearchParams({ language: "en-US", text: `${textOf(100, n)} He recieve a apple.` });
    const answers = await load(seconds, 200, (n) => timed("POST", check, { headers: form, body: String(body(n)) }));
    console.log(
      `/v2/check, 100 words, 200 calls a second for ${seconds} s, ${what}: ${spread(answers)} (bar: p99 ≤ 25)`,
    );
  }
  console.log(`memory: ${memory()}`);

  const annotation = JSON.stringify({ annotation: Array.from({ length: 1_000_000 }, () => ({ text: "a " })) });
  const hostile = {
    "10 MB of text": `language=en-US&text=${"a+lot+".repeat(1_750_000)}`,
    "a million annotations": `language=en-US&data=${annotation}`,
    "100,000 annotations": `language=en-US&data=${JSON.stringify({
      annotation: textOf(100_000, 1)
        .split(" ")
        .map((word) => ({ text: `${word} ` })),
    })}`,
    "10 MB of unencoded signs": `text=${"&".repeat(10_000_000)}&language=en-US`,
    "10 MB of percent signs": `text=${"%".repeat(10_000_000)}`,
  };
  for (const [what, body] of Object.entries(hostile)) {
    const answers = [];
    for (let time = 0; time < 10; time++) answers.push(await timed("POST", check, { headers: form, body }));
    const said = `${answers[0]?.status} ${answers[0]?.body.slice(0, 100)}`;
    console.log(
      `${what}, ten times: ${said}; longest ${Math.round(Math.max(...answers.map(({ took }) => took)))} ms; memory ${memory()}`,
    );
  }
  const slow = await Promise.all(Array.from({ length: 100 }, slowly));
  console.log(`100 bodies letter by letter: ${[...new Set(slow)].join(", ")}; memory ${memory()}`);

  const statuses = new Map<number, number>();
  let longest = 0;
  for (let sent = 0; sent < mutations; sent += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const { method, path, type, body } = mutatedRequest(upTo);
        const began = performance.now();
        return fetch(`${server.url}/v2${path}`, {
          method,
          ...(method !== "GET" && { body: new Uint8Array(body) }),
          headers: type === "" ? {} : { "content-type": type },
          signal: AbortSignal.timeout(60_000),
        }).then(
          async (answer) => {
            await answer.text();
            longest = Math.max(longest, performance.now() - began);
            return answer.status;
          },
          () => 0,
        );
      }),
    );
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const all = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${mutations} mutated requests: ${all.join(", ")}; longest ${Math.round(longest)} ms; memory ${memory()}`,
  );
  await pause(5_000);
  console.log(`five seconds later: ${memory()}`);
} finally {
  await server.stop();
}
