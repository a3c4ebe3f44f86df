import { fixOfficeFile, importLimits, type Query } from "@housestyle/contract";
import { type OfficeParagraph, officeText } from "@housestyle/documents/in-place";
import type { Finding } from "@housestyle/engine";
import type { Person } from "../caller/index.ts";
import { answerText, type CheckingServices, type Patience } from "../checking/index.ts";
import { type App, Failure, route, uploadOf } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { OfficeProcess } from "./office-process.ts";

/** What correcting documents needs from the rest of the server. */
interface OfficeServices extends Pick<CheckingServices, "checker" | "slowLane" | "longestText"> {
  readonly files: OfficeProcess;
  accountRulesOf(person: Person): ReturnType<CheckingServices["accountRulesOf"]>;
}

/** Corrects a document in place: it is read, checked, and written, and nothing is stored. */
export function officeFileRoutes(app: App, services: OfficeServices): void {
  const { checker, files, longestText, accountRulesOf } = services;
  route(
    app,
    fixOfficeFile,
    async (body, { person, payer, query, request, gone }) => {
      const { name, bytes } = uploadOf(request) ?? sentFile(body);
      const accountRules = await accountRulesOf(person);
      const patience: Patience = { budget: checker.timeLimits.check, gone, caller: payer };
      const check = async (paragraphs: readonly OfficeParagraph[]) => {
        const asked = { call: "officeText", body: bodyOf(paragraphs, query), longest: longestText } as const;
        const answer = await answerText(services, asked, patience, accountRules);
        const { findings } = JSON.parse(new TextDecoder().decode(answer)) as { readonly findings: readonly Finding[] };
        return { findings, text: officeText(paragraphs) };
      };
      const { author, trackChanges: isTracked } = query;
      const read = await files.run({ kind: "read" }, bytes, gone);
      const first = await check(read.paragraphs);
      const corrections = first.text.correctionsFor(first.findings);
      const isFixed = corrections.length > 0;
      const fixed = isFixed ? await files.run({ kind: "correct", corrections, author, isTracked }, bytes, gone) : read;
      const left = isFixed ? await check(fixed.paragraphs) : first;
      const comments = query.comments ? left.text.commentsFor(left.findings) : [];
      const now = fixed.bytes ?? bytes;
      const commented = comments.length > 0 ? await files.run({ kind: "comment", comments, author }, now, gone) : fixed;
      return {
        FileName: name,
        Fixes: corrections.length - fixed.leftOut,
        LeftOut: fixed.leftOut,
        Left: left.findings.length,
        Base64: Buffer.from(commented.bytes ?? now).toString("base64"),
      };
    },
    { allowance: "check", upload: importLimits.file, keepsNothing: true },
  );
}

const bodyOf = (
  paragraphs: readonly OfficeParagraph[],
  { language, style }: Pick<Query<typeof fixOfficeFile>, "language" | "style">,
): Uint8Array => new TextEncoder().encode(JSON.stringify({ paragraphs, language, style }));

function sentFile({ FileName, Base64 }: { readonly FileName: string; readonly Base64?: string | undefined }) {
  if (Base64 === undefined) throw new Failure("bad-request", { message: refusals.files.howToSendOffice });
  return { name: FileName, bytes: new Uint8Array(Buffer.from(Base64, "base64")) };
}
