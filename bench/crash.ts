import { account, pause, runServer, timed } from "./run-server.ts";

// Kills the server while four writers write, again and again: nothing acknowledged may be lost, nothing doubled.

const rounds = 20;
let server = await runServer();
const { data } = server;
const { headers } = await account(server.url);
const acknowledged = new Map<string, string>();
let sent = 0;
let lost = 0;
let doubled = 0;
const unanswered: { readonly Title: string; readonly Text: string; readonly ClientKey: string }[] = [];

for (let round = 1; round <= rounds; round += 1) {
  const writing = { on: true };
  const writers = [1, 2, 3, 4].map((writer) => write(`${round}-${writer}`, writing));
  await pause(400 + Math.random() * 1_200);
  await server.kill();
  writing.on = false;
  await Promise.all(writers);
  server = await runServer(data);
  await compare();
}
console.log(
  `${rounds} kills: ${acknowledged.size} writes acknowledged of ${sent} sent, ${lost} lost, ${doubled} doubled (bar: 0, 0)`,
);
await server.stop();
if (lost + doubled > 0) process.exitCode = 1;

/** Writes documents and words; what was not answered is sent once more under the same key, as a client does. */
async function write(name: string, writing: { on: boolean }): Promise<void> {
  for (let n = 0; writing.on; n += 1) {
    const key = `${name}-${n}`;
    const body = { Title: key, Text: `Text of ${key}.`, ClientKey: key };
    sent += 1;
    const { status } = await timed("POST", `${server.url}/api/v1/documents`, {
      headers: { ...headers, origin: server.url },
      body,
    });
    if (status === 200) acknowledged.set(key, body.Text);
    else unanswered.push(body);
  }
}

async function compare(): Promise<void> {
  const own = { ...headers, origin: server.url };
  for (const body of unanswered.splice(0)) {
    const { status } = await timed("POST", `${server.url}/api/v1/documents`, { headers: own, body });
    if (status === 200) acknowledged.set(body.Title, body.Text);
  }
  const found = new Map<string, number>();
  for (let Skip = 0; ; Skip += 500) {
    const { body } = await timed("GET", `${server.url}/api/v1/documents?Take=500&Skip=${Skip}&OrderBy=Id`, {
      headers: own,
    });
    const rows = JSON.parse(body) as { Title: string }[];
    for (const { Title } of rows) found.set(Title, (found.get(Title) ?? 0) + 1);
    if (rows.length < 500) break;
  }
  lost += [...acknowledged.keys()].filter((key) => !found.has(key)).length;
  doubled += [...found.values()].filter((times) => times > 1).length;
}
