import {
  type ActCode,
  checkProvenance,
  deleteDocumentProvenance,
  exportDocumentProvenance,
  readDocumentProvenance,
  readProvenanceKey,
  recordDocumentProvenance,
} from "@housestyle/contract";
import { type AuthoredRun, storedRuns } from "@housestyle/documents/authorship";
import type { Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { actionsOf, mustBeOut, teamOwning } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { documentIn, runsOf } from "./note-authors.ts";
import { provenanceKey } from "./provenance-key.ts";
import { recordOf, totalsOf } from "./provenance-record.ts";
import { deleteProvenance, isProvenanceForbidden, readProvenanceState, setProvenance } from "./provenance-store.ts";
import { type AuthorshipServices, authoredFor } from "./routes.ts";
import { type AuthoredDocument, lockAuthorship, readNames } from "./store.ts";

type Query = Database["query"];

/** What records of how documents are written need from the rest of the server. */
export interface ProvenanceServices extends AuthorshipServices {
  readonly audit: Audit;
  readonly secret: string;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** Serves the records of how documents were written, which the server signs. */
export function provenanceRoutes(app: App, services: ProvenanceServices): void {
  const { database, audit, publicUrl, now } = services;
  const { query } = database;
  const documentFor = authoredFor(services);
  const key = provenanceKey(services.secret);

  const namesIn = async (runs: readonly AuthoredRun[]) => {
    const people = await readNames(query, [...new Set(runs.flatMap(({ by }) => by ?? []))]);
    const names = new Map(people.map(({ Id, Name }) => [Id, Name]));
    return (id: number | null) => (id === null ? "" : (names.get(id) ?? ""));
  };
  const toAnswer = async (person: Person, document: AuthoredDocument) => {
    const state = await readProvenanceState(query, document);
    const IsAllowed = !(await isProvenanceForbidden(query, document));
    const CanChange = actionsOf(person, document).has("manage");
    const doc = documentIn(document);
    const runs = CanChange && state ? await runsOf(query, document, doc.content.size) : [];
    const nameOf = await namesIn(runs);
    return {
      ...{ IsRecorded: IsAllowed && state?.isOn === true, IsAllowed, CanChange },
      Since: state?.since.toISOString() ?? null,
      Totals: totalsOf(doc, runs).map(({ by, source, characters }) => ({
        ...{ Name: nameOf(by), Source: source, Characters: characters },
      })),
    };
  };
  /** Records for a team's admins what was done with the record of a document. */
  const note = async (transaction: Query, person: Person, what: ActCode, { OwnerId, Id }: AuthoredDocument) => {
    const teamId = await teamOwning(transaction, OwnerId);
    if (teamId !== undefined) await audit.note(transaction, person, [{ what, teamId, targetId: Id }]);
  };

  route(app, readDocumentProvenance, async (_, { person, params }) =>
    toAnswer(person, await documentFor(person, params.id, "read")),
  );

  route(app, recordDocumentProvenance, async ({ IsRecorded }, { person, params }) => {
    const document = await documentFor(person, params.id, "manage");
    mustBeOut(document);
    if (IsRecorded && (await isProvenanceForbidden(query, document))) {
      throw new Failure("forbidden", { message: refusals.documents.noProvenance });
    }
    await query.transaction().execute(async (transaction) => {
      await setProvenance(transaction, document, IsRecorded, person.personId);
      await note(transaction, person, IsRecorded ? "provenance.started" : "provenance.stopped", document);
    });
    return toAnswer(person, document);
  });

  route(app, deleteDocumentProvenance, async (_, { person, params }) => {
    await documentFor(person, params.id, "manage");
    await query.transaction().execute(async (transaction) => {
      await lockAuthorship(transaction, params.id);
      const document = await authoredFor({ ...services, foldSteps: async () => false })(person, params.id, "manage");
      const runs = await runsOf(transaction, document, documentIn(document).content.size);
      const plain = runs.map((run) => ({ ...run, at: null, source: run.source === "assisted" ? run.source : null }));
      await deleteProvenance(transaction, document, storedRuns(plain));
      await note(transaction, person, "provenance.deleted", document);
    });
    return undefined;
  });

  route(app, exportDocumentProvenance, async (_, { person, params }) => {
    const document = await documentFor(person, params.id, "manage");
    const state = await readProvenanceState(query, document);
    if (!state) throw new Failure("no-such-row");
    const doc = documentIn(document);
    const runs = await runsOf(query, document, doc.content.size);
    const nameOf = await namesIn(runs);
    const facts = { server: publicUrl, title: document.Title, version: document.Version, since: state.since };
    const Payload = recordOf(doc, runs, { ...facts, now: now(), nameOf });
    await note(query, person, "provenance.exported", document);
    const file = { Payload, Signature: key.sign(Payload), PublicKey: key.publicKey };
    return {
      name: "provenance.json",
      type: "application/json",
      bytes: Buffer.from(`${JSON.stringify(file, undefined, 2)}\n`),
    };
  });

  route(app, checkProvenance, async ({ Payload, Signature }) => ({ IsValid: key.verify(Payload, Signature) }), {
    keepsNothing: true,
  });

  route(app, readProvenanceKey, async () => ({ PublicKey: key.publicKey }));
}
