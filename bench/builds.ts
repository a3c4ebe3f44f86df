import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { numbers, paragraphsIn, wordsOf } from "./measure.ts";

// `housestyle check` on 1,000 files of Markdown, more than a million words, in turn with what others would run on them:
// VALE=PROGRAM with VALE_STYLES=FOLDER (of write-good and proselint), and LANGUAGETOOL=FOLDER of the jars of its command line,
// which reads LANGUAGETOOL_FILES of them (20 when it is not set). npm run bench -- builds; ROUNDS says how often (3).

const rounds = Number(process.env.ROUNDS ?? 3);
const count = Number(process.env.FILES ?? 1_000);
const { VALE: vale, VALE_STYLES: styles, LANGUAGETOOL: jars } = process.env;
const folder = mkdtempSync(join(tmpdir(), "housestyle-builds-"));

const paragraphs = [...paragraphsIn("novels"), ...paragraphsIn("modern"), ...paragraphsIn("reserve")];
const sentences = paragraphs.map((paragraph) => paragraph.split(/(?<=[.!?]) /));

/** A paragraph nobody has written: the sentences of two, `apart` from each other, in turn. No cache knows it. */
function mixed(at: number, apart: number): string {
  const [one = [], other = []] = [sentences[at % sentences.length], sentences[(at + apart) % sentences.length]];
  return one.flatMap((sentence, i) => [sentence, ...other.slice(i, i + 1)]).join(" ");
}

/** A page of documentation in its markup. */
function page(number: number, at: () => string): string {
  const parts = Array.from({ length: 5 }, (_, i) => [
    `## Part ${i + 1} of ${number}`,
    at(),
    `- ${at().slice(0, 200)}\n- *${at().slice(0, 120).replaceAll("*", "")}*`,
    "```sh\nnpm run build -- --all\n```",
    `${at()} See [there](https://example.org/${number}) and \`code_${i}\`.`,
  ]);
  return [`# Page ${number}`, ...parts.flat()].join("\n\n");
}

const few = Number(process.env.LANGUAGETOOL_FILES ?? 20);
mkdirSync(join(folder, "few"));
let words = 0;
let next = 0;
for (let number = 0; number < count; number++) {
  const text = page(number, () => {
    let long = "";
    while (wordsOf(long) < 90) long += `${mixed(next, 1 + Math.floor(next / paragraphs.length))} `;
    next += 1;
    return long.trim();
  });
  const place = join(folder, "pages", `part-${number % 20}`);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `page-${number}.md`), text);
  if (number < few) writeFileSync(join(folder, "few", `page-${number}.md`), text);
  words += wordsOf(text);
}
if (styles)
  writeFileSync(
    join(folder, ".vale.ini"),
    `StylesPath = ${styles}\nMinAlertLevel = suggestion\n[*.md]\nBasedOnStyles = Vale, write-good, proselint\n`,
  );

interface Run {
  readonly seconds: number;
  /** Most resident memory of the program and those it started, MB. */
  readonly memory: number;
  readonly lines: number;
}

/** Memory of a process and its children, MB. Linux only. */
function memoryOf(pid: number): number {
  try {
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return 0;
  }
}

function timed(program: string, args: readonly string[]): Promise<Run> {
  const began = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "pipe", "ignore"] });
  let lines = 0;
  let memory = 0;
  child.stdout.on("data", (part: Buffer) => {
    lines += part.toString().split("\n").length - 1;
  });
  const look = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 50);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (status) => {
      clearInterval(look);
      // With findings these programs end with 1. Whoever has read nothing was quick, and that is no figure.
      if (lines === 0 || status === null || status > 1)
        fail(new Error(`${program} ended with ${status}, ${lines} lines.`));
      else done({ seconds: (performance.now() - began) / 1000, memory, lines });
    });
  });
}

const launcher = join(import.meta.dirname, "../apps/cli/bin/housestyle.mjs");
const programs = [
  { name: "housestyle", read: count, run: () => timed(process.execPath, [launcher, "check", "pages"]) },
  {
    name: "housestyle --picky",
    read: count,
    run: () => timed(process.execPath, [launcher, "check", "--picky", "pages"]),
  },
  ...(vale && styles ? [{ name: "vale", read: count, run: () => timed(vale, ["--output=line", "pages"]) }] : []),
  ...(jars
    ? [
        {
          name: "languagetool",
          read: few,
          run: () =>
            timed("java", ["-cp", join(jars, "*"), "org.languagetool.commandline.Main", "-l", "en-US", "-r", "few"]),
        },
      ]
    : []),
];

try {
  console.log(`${count} files, ${words.toLocaleString("en-US")} words`);
  const runs = programs.map(() => [] as Run[]);
  for (let round = 0; round < rounds; round++)
    for (const [i, { run }] of programs.entries()) runs[i]?.push(await run());
  for (const [i, { name, read }] of programs.entries()) {
    const own = runs[i] ?? [];
    const rates = own.map(({ seconds }) => read / seconds);
    const ratios = own.map(({ seconds }, round) => (runs[0]?.[round]?.seconds ?? 0) / count / (seconds / read));
    console.log(
      `${name}: ${numbers(
        own.map(({ seconds }) => seconds),
        1,
      )} s for ${read} files, ${numbers(rates, 1)} files a second; ` +
        `${numbers(own.map(({ memory }) => memory))} MB; ${own[0]?.lines} lines; for a file we take ${numbers(ratios, 3)} times its time`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
