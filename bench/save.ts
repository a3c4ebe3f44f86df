import { account, pause, runServer } from "./run-server.ts";

// How long saves of large documents keep the server's main thread from answering others: what it computes in one turn
// of its loop, the least of three saves, and for the whole save.

const server = await runServer(undefined, { turns: true });
const json = JSON.stringify;

const line = (...content: object[]) => ({ type: "paragraph", content });
const words = (text: string, marks: object[] = []) => ({ type: "text", text, marks });
const many = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));

const documents: [string, object[]][] = [
  ["180,000 words in 5,000 paragraphs", many(5_000, () => line(words("word ".repeat(36))))],
  ["450,000 words in one paragraph", [line(words("a ".repeat(450_000)))]],
  [
    "100,000 letters, each with another mark",
    [line(...many(100_000, (n) => words("a", [{ type: n % 2 ? "bold" : "italic" }])))],
  ],
  ["200,000 paragraphs of one letter", many(200_000, () => line(words("a")))],
];

try {
  const { headers } = await account(server.url);
  const send = async (method: string, path: string, body: object) => {
    const sent = { method, headers: { ...headers, "content-type": "application/json" }, body: json(body) };
    const answer = await fetch(`${server.url}/api/v1/documents${path}`, sent);
    if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return (await answer.json()) as { Id: number; Version: number };
  };
  const { Id, ...made } = await send("POST", "", { Title: "A long one" });
  let { Version } = made;
  for (const [what, content] of documents) {
    const Content = { type: "doc", content };
    const turns: number[] = [];
    const computed: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      await server.longestTurn();
      const before = server.mainThread();
      ({ Version } = await send("PUT", `/${Id}`, { Title: `${n}`, Content, Version }));
      computed.push(server.mainThread() - before);
      await pause(30);
      turns.push(await server.longestTurn());
    }
    const megabytes = (json(Content).length / 1e6).toFixed(1);
    const [turn, all] = [turns, computed].map((figures) => Math.min(...figures).toFixed(0));
    console.log(`${what}, ${megabytes} MB: ${turn} ms in one turn, ${all} ms in all`);
  }
} finally {
  await server.stop();
}
