import { novels } from "./measure.ts";
import { account, runServer, spread, type Timed, timed } from "./run-server.ts";

// An account with 20,000 documents: its list, searches in titles and texts, the save of a long document, and the export, with the
// most memory that one takes. npm run bench -- search; BESIDE names another checkout whose built server is measured.

const documents = Number(process.env.DOCUMENTS ?? 20_000);
const text = novels().join("\n\n");
const searches = ["whalebone", "the village", "“I see", "zyntharil", "É", "looked at her"];
const wordSearches = ["whalebone", "the village", "see", "zyntharil", "“looked at her”", "chapter 77", "th"];

const server = await runServer(undefined, { root: process.env.BESIDE });
const { headers } = await account(server.url);
const call = (method: string, path: string, body?: unknown) => timed(method, server.url + path, { headers, body });

/** A document of some 1,200 characters. */
function content(n: number) {
  const at = (n * 977) % (text.length - 2_000);
  return { Title: `Chapter ${n}`, Text: text.slice(at, at + 1_200).toWellFormed() };
}

async function inTurn(count: number, each: (n: number) => Promise<Timed>): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await each(n));
  return answers;
}

const list = (filter?: string) =>
  call("GET", `/api/v1/documents?Take=25${filter === undefined ? "" : `&Filter=${encodeURIComponent(filter)}`}`);

try {
  let next = 0;
  const filling = Array.from({ length: 16 }, async () => {
    while (next < documents) {
      const { status } = await call("POST", "/api/v1/documents", content(next++));
      if (status >= 300) throw new Error(`A document was answered ${status}.`);
    }
  });
  await Promise.all(filling);
  console.log(`list: ${spread(await inTurn(50, () => list()))}`);
  const said = (n: number) => searches[n % searches.length] ?? "";
  console.log(`by title: ${spread(await inTurn(50, (n) => list(`contains(Title,'Chapter ${n}')`)))}`);
  console.log(`by text: ${spread(await inTurn(30, (n) => list(`contains(Text,'${said(n)}')`)))} (bar: p99 ≤ 300 ms)`);
  const words = (search: string) => call("GET", `/api/v1/documents?Take=25&search=${encodeURIComponent(search)}`);
  const beganToRead = performance.now();
  // The oldest document is read last.
  while (JSON.parse((await words("“chapter 0”")).body).length === 0)
    await new Promise((done) => setTimeout(done, 1_000));
  console.log(`all words read within ${((performance.now() - beganToRead) / 1_000).toFixed(0)} s`);
  for (const search of [...wordSearches, wordSearches]) {
    const list = [search].flat();
    const found = await inTurn(30, (n) => words(list[n % list.length] ?? ""));
    console.log(
      `by words, ${list.length === 1 ? `“${list[0]}”` : "all of these"}: ${spread(found)} (bar: p99 ≤ 100 ms)`,
    );
  }
  const long = JSON.parse(
    (await call("POST", "/api/v1/documents", { Title: "Long", Text: text.slice(0, 600_000) })).body,
  );
  let Version = long.Version;
  const saves = await inTurn(10, async (n) => {
    const saved = await call("PUT", `/api/v1/documents/${long.Id}`, {
      ...{ Title: "Long", Text: `${text.slice(0, 600_000)} ${n}`, Version },
    });
    Version = JSON.parse(saved.body).Version ?? Version;
    return saved;
  });
  console.log(`save of 600,000 characters: ${spread(saves)}`);
  const before = server.memory();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, server.memory());
  }, 20);
  const exported = await call("GET", "/api/v1/account/export");
  clearInterval(look);
  const size = (exported.body.length / 2 ** 20).toFixed(0);
  console.log(
    `export: ${exported.status}, ${size} million characters in ${exported.took.toFixed(0)} ms, ${Math.round(most - before)} MB more memory`,
  );
} finally {
  await server.stop();
}
