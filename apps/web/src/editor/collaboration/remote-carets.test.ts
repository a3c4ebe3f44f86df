import type { PresentPerson } from "@housestyle/contract";
import { schema } from "@housestyle/documents";
import { parsedStep, planCommits, type SessionState, type StepRow, stepsSince } from "@housestyle/documents/steps";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { nextCommit } from "./next-commit.ts";
import { pendingSteps, progressOf, receiveSteps } from "./pending-steps.ts";
import { caretsOf, changeCarets, confirmedEnds, remoteCarets } from "./remote-carets.ts";

const doc = schema.node("doc", null, [
  schema.node("paragraph", null, [schema.text("The rain fell on the old house.")]),
]);

class Writer {
  state: EditorState;
  readonly client: string;

  constructor(client: string) {
    this.client = client;
    const plugins = [remoteCarets(), pendingSteps({ client, version: 1, pending: [], nextNumber: 1 })];
    this.state = EditorState.create({ doc, plugins });
  }

  dispatch(tr: Transaction): void {
    this.state = this.state.apply(tr);
  }

  at(place: number): Transaction {
    return this.state.tr.setSelection(TextSelection.create(this.state.doc, inside(this.state, place)));
  }

  type(place: number, text: string): void {
    this.dispatch(this.at(place).insertText(text));
  }

  remove(place: number, count: number): void {
    const from = inside(this.state, place);
    this.dispatch(this.state.tr.delete(from, inside(this.state, from + count)));
  }

  /** What the server would be told of the caret. */
  get place(): PresentPerson {
    const { version, pending } = progressOf(this.state) ?? { version: 0, pending: [] };
    const { anchor, head } = confirmedEnds(this.state, pending);
    return { Client: this.client, PersonId: 1, Name: this.client, Version: version, Anchor: anchor, Head: head };
  }

  /** What stands on both sides of the caret of another, as this writer sees it. */
  caretOf(client: string): string | undefined {
    const caret = caretsOf(this.state).placed.find(({ person }) => person.Client === client);
    return caret && marked(this.state, caret.head);
  }
}

const inside = (state: EditorState, place: number) => Math.min(Math.max(1, place), state.doc.content.size - 1);
const marked = (state: EditorState, at: number) =>
  `${state.doc.textBetween(0, at)}|${state.doc.textBetween(at, state.doc.content.size)}`;
const seen = (writer: Writer) => marked(writer.state, writer.state.selection.head);

class Server {
  state: SessionState = {
    live: { version: 1, doc, details: { title: "", language: "", style: "", ignored: [] }, writer: null },
    tail: [],
  };

  exchange(writer: Writer): void {
    const body = nextCommit(writer.state, writer.client);
    if (body) {
      const steps = body.Steps.map((step) => parsedStep(JSON.parse(JSON.stringify(step))) ?? expect.fail());
      const commit = { version: body.Version, client: body.Client, first: body.First, steps, personId: 1 };
      this.state = planCommits(this.state, [commit], 100_000).state;
    }
    const rows: readonly StepRow[] = stepsSince(this.state, progressOf(writer.state)?.version ?? 0) ?? [];
    receiveSteps(writer, JSON.parse(JSON.stringify(rows)), body ? body.First + body.Steps.length - 1 : 0);
  }
}

test("a caret stands where its writer sees it, whatever was written on both sides meanwhile", () => {
  const [ann, ben, server] = [new Writer("ann"), new Writer("ben"), new Server()];
  ben.type(5, "cold ");
  ann.dispatch(ann.at(9));
  ben.dispatch(changeCarets(ben.state.tr, { moved: ann.place }));
  expect(ben.caretOf("ann")).toBe("The cold rain| fell on the old house.");
  server.exchange(ben);
  ann.type(9, "drops");
  server.exchange(ann);
  expect(seen(ann)).toBe("The cold raindrops| fell on the old house.");
  // Ben has not received her letters yet, and is told where they end.
  ben.dispatch(changeCarets(ben.state.tr, { moved: ann.place }));
  expect(ben.caretOf("ann")).toBe("The cold rain| fell on the old house.");
  server.exchange(ben);
  expect(ben.caretOf("ann")).toBe("The cold raindrops| fell on the old house.");
  // What he types at her caret is after it.
  ben.type(19, "!");
  expect(ben.caretOf("ann")).toBe("The cold raindrops|! fell on the old house.");
  ben.dispatch(changeCarets(ben.state.tr, { people: [] }));
  expect(ben.caretOf("ann")).toBeUndefined();
});

test("a caret is told again only when its writer moved it, not for each letter", () => {
  const ann = new Writer("ann");
  ann.dispatch(ann.at(9));
  const { anchor, head } = ann.state.selection;
  ann.dispatch(changeCarets(ann.state.tr, { shown: { anchor, head } }));
  ann.type(9, "drops");
  expect(caretsOf(ann.state).shown?.head).toBe(ann.state.selection.head);
  ann.dispatch(ann.at(2));
  expect(caretsOf(ann.state).shown?.head).not.toBe(ann.state.selection.head);
});

const acts = fc.array(
  fc.record({
    who: fc.nat(2),
    what: fc.constantFrom("type", "remove", "move", "exchange", "tell"),
    at: fc.nat(60),
    count: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 40 },
);

/** Three writers at one server. */
class Room {
  readonly server = new Server();
  readonly writers = ["ann", "ben", "cem"].map((client) => new Writer(client));

  tell(writer: Writer): void {
    for (const other of this.writers) {
      if (other !== writer) other.dispatch(changeCarets(other.state.tr, { moved: writer.place }));
    }
  }

  exchangeAll(): void {
    for (let round = 0; round < 3; round++) for (const writer of this.writers) this.server.exchange(writer);
  }
}

test("every writer sees the carets of all others where they are", () => {
  holds(
    fc.property(acts, (done) => {
      const room = new Room();
      const run = {
        type: (writer: Writer, at: number, count: number) => writer.type(at, "abcdef".slice(0, count)),
        remove: (writer: Writer, at: number, count: number) => writer.remove(at, count),
        move: (writer: Writer, at: number) => writer.dispatch(writer.at(at)),
        exchange: (writer: Writer) => room.server.exchange(writer),
        tell: (writer: Writer) => room.tell(writer),
      };
      for (const { who, what, at, count } of done)
        run[what as keyof typeof run](room.writers[who] as Writer, at, count);
      room.exchangeAll();
      for (const writer of room.writers) room.tell(writer);
      for (const writer of room.writers) {
        const others = room.writers.filter((other) => other !== writer);
        expect(others.map((other) => other.caretOf(writer.client))).toEqual(others.map(() => seen(writer)));
      }
    }),
    { numRuns: 1_000 },
  );
});
