import { novels } from "./measure.ts";
import { load, runServer, spread, timed } from "./run-server.ts";

// The server as a user runs it: api/tagtext at 200 requests a second, and its memory.

/** Calls with 100 words and a fault in each, all different. */
const bodies = novels()
  .join(" ")
  .split(" ")
  .reduce<string[][]>((texts, word, i) => {
    if (i % 100 === 0) texts.push([]);
    texts.at(-1)?.push(word);
    return texts;
  }, [])
  .map((words) => ({ Text: `${words.join(" ")} He recieve a apple.`, Rules: [], Style: "NotSet", Language: "en_UK" }));

const start = performance.now();
const server = await runServer();
try {
  console.log(`server ready after ${Math.round(performance.now() - start)} ms, database made anew`);
  console.log(`memory when ready: ${Math.round(server.memory())} MB`);
  let calls = 0;
  const call = () => timed("POST", `${server.url}/api/tagtext`, { body: bodies[calls++ % bodies.length] });
  for (const [what, seconds] of [
    ["just started", 10],
    ["warm", 30],
  ] as const) {
    const answers = await load(seconds, 200, call);
    console.log(
      `api/tagtext, 100 words, 200 calls a second for ${seconds} s, ${what}: ${spread(answers)} (bar: p99 ≤ 25)`,
    );
  }
  console.log(`memory after the load: ${Math.round(server.memory())} MB (bar ≤ 300)`);
} finally {
  await server.stop();
}
