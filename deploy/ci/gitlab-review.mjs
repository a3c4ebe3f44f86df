// Sends the comments of housestyle check --format gitlab-review to a merge request:
//   node gitlab-review.mjs known FILE    writes the comments that are already there to a file
//   node gitlab-review.mjs send FILE     starts a thread for each new one
//   node gitlab-review.mjs note FILE     writes one comment, or updates the one that starts with the same line
import { readFileSync, writeFileSync } from "node:fs";

const { CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID, HOUSESTYLE_GITLAB_TOKEN } = process.env;
const address = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}`;
const [task, file] = process.argv.slice(2);

/** Calls the API of GitLab, for a minute at most. */
async function call(path, body, method = body ? "POST" : "GET") {
  const response = await fetch(address + path, {
    method,
    headers: { "PRIVATE-TOKEN": HOUSESTYLE_GITLAB_TOKEN, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`GitLab responded to ${path} with ${response.status}.`);
  return response;
}

async function pagesOf(path) {
  const pages = [];
  for (let page = "1"; page; ) {
    const response = await call(`${path}?per_page=100&page=${page}`);
    pages.push(await response.text());
    page = response.headers.get("x-next-page");
  }
  return pages;
}

async function known() {
  writeFileSync(file, (await pagesOf("/discussions")).join("\n"));
}

async function note() {
  const body = readFileSync(file, "utf8");
  const [mark] = body.split("\n", 1);
  const notes = (await pagesOf("/notes")).flatMap((page) => JSON.parse(page));
  const before = notes.find((each) => each.body.startsWith(mark));
  await (before ? call(`/notes/${before.id}`, { body }, "PUT") : call("/notes", { body }));
}

async function send() {
  const threads = JSON.parse(readFileSync(file, "utf8"));
  if (threads.length === 0) return;
  const { diff_refs } = await (await call("")).json();
  for (const { body, position } of threads)
    await call("/discussions", { body, position: { ...diff_refs, ...position } });
}

await { known, send, note }[task]();
