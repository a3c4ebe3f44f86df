import { limits } from "@housestyle/contract";
import { novels } from "./measure.ts";
import { account, pause, runServer, type Timed, timed } from "./run-server.ts";

// What stays in memory of mixed checks: strangers and three teams with rules, words and settings of their own send texts
// of 20 to 3,000 words, four at a time, each as soon as it has its answer. npm run bench -- mixed; MINUTES says how long.

const minutes = Number(process.env.MINUTES ?? 60);
const callers = 4;
const shortest = 20;
const longest = 3_000;
const words = novels().join("\n").split(" ");

/** Always the same chances (Park and Miller's generator). */
let state = 2026;
const chance = (): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const upTo = (count: number): number => Math.floor(chance() * count);

/** As many short texts as long ones, by orders of magnitude; every fortieth word is one nobody has written before. */
function text(): string {
  const length = Math.round(shortest * (longest / shortest) ** chance());
  const start = upTo(words.length - length);
  return words
    .slice(start, start + length)
    .map((word) => (chance() < 0.025 ? `${word}${upTo(1_000_000).toString(36)}` : word))
    .join(" ")
    .replaceAll(/\d/g, (digit) => "aeioulnrst"[Number(digit)] ?? "a");
}

const server = await runServer();
const strangers: Record<string, string> = {};
const senders = [strangers, await team(1), await team(2), await team(3)];
let read = 0;
let checks = 0;
const bad = new Map<number, number>();

/** Of texts that it takes, half go by the call of old; a tenth is for tokens, all others by our own call, with words. */
async function call(): Promise<Timed> {
  const headers = senders[upTo(senders.length)] ?? strangers;
  const Text = text();
  read += Text.split(" ").length;
  const kind = chance();
  if (kind < 0.1 && Text.length <= limits.tagText)
    return timed("POST", `${server.url}/api/tokenize`, { headers, body: { Text } });
  if (kind < 0.55 && Text.length <= limits.tagText)
    return timed("POST", `${server.url}/api/tagtext`, { headers, body: { Text } });
  const own = Array.from({ length: 20 }, () => words[upTo(words.length)] ?? "");
  const language = chance() < 0.5 ? "en-US" : "en-GB";
  return timed("POST", `${server.url}/api/v1/check`, { headers, body: { text: Text, language, words: own } });
}

async function team(number: number): Promise<Record<string, string>> {
  const { headers } = await account(server.url);
  const post = (path: string, body: unknown) => timed("POST", server.url + path, { headers, body });
  const [guide] = JSON.parse((await post("/api/styleguide", [{ Name: `Guide ${number}` }])).body) as { Id: number }[];
  const rules = Array.from({ length: 300 }, (_, i) => ({
    StyleGuideId: guide?.Id,
    Match: `team ${number} phrase ${i}`,
    Replace: `phrase ${i}`,
    WrongSentence: `This is team ${number} phrase ${i} here.`,
    Message: "House style.",
  }));
  const saved = await post("/api/styleguide/items", rules);
  if (saved.status >= 300) throw new Error(`The rules were answered ${saved.status}.`);
  return headers;
}

/** What the main thread says of its heap, MB: used, and what lies outside of it. */
async function heap(): Promise<string> {
  const { body } = await timed("GET", `${server.url}/metrics`);
  const of = (name: string) => Math.round(Number(new RegExp(`^${name} (\\S+)`, "m").exec(body)?.[1]) / 2 ** 20);
  return `main thread: heap ${of("nodejs_heap_size_used_bytes")} of ${of("nodejs_heap_size_total_bytes")} MB, outside ${of("nodejs_external_memory_bytes")} MB`;
}

async function tell(when: string): Promise<void> {
  const failed = [...bad].map(([status, count]) => `, ${count} × ${status}`).join("");
  console.log(
    `${when}: ${Math.round(server.memory())} MB; ${await heap()}; ${checks} checks, ${(read / 1e6).toFixed(2)} million words${failed}`,
  );
}

try {
  await tell("ready, three teams made");
  const end = performance.now() + minutes * 60_000;
  const work = Array.from({ length: callers }, async () => {
    while (performance.now() < end) {
      const { status } = await call();
      checks += 1;
      if (status !== 200) bad.set(status, (bad.get(status) ?? 0) + 1);
      // Who was sent away waits, as asked.
      if (status === 503) await pause(1_000);
    }
  });
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    await tell(`minute ${minute}`);
  }
  await Promise.all(work);
  await pause(5_000);
  await tell("five seconds after the last (bar ≤ 260 MB)");
  // A thread that nobody needs has gone by then.
  await pause(20_000);
  await tell("twenty-five seconds after the last");
} finally {
  await server.stop();
}
