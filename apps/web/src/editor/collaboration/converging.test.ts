import { schema, storedContent } from "@housestyle/documents";
import { changesBetween, movedAnchor, positionText, quoteAt, type TextAnchor } from "@housestyle/documents/anchors";
import {
  afterSteps,
  parsedStep,
  planCommits,
  type SessionState,
  type StepRow,
  stepsSince,
  type VersionedDocument,
} from "@housestyle/documents/steps";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { joinBackward, lift, splitBlock, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, Selection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import type { CommentThread } from "../comments/comment-thread.ts";
import { placedThreads } from "../comments/placed-threads.ts";
import { type CommitBody, nextCommit } from "./next-commit.ts";
import { confirmedDocument, pendingSteps, progressOf, receiveSteps } from "./pending-steps.ts";

const details = { title: "", language: "en-US", style: "general", ignored: [] };

/** The server: one order of all steps, and comments that are moved when steps become part of the document. */
class Authority {
  readonly first: VersionedDocument;
  readonly comments: TextAnchor[] = [];
  state: SessionState;
  folded: VersionedDocument;

  constructor(doc: Node) {
    this.first = { version: 1, doc, details, writer: null };
    this.state = { live: this.first, tail: [] };
    this.folded = this.first;
  }

  fold(): void {
    const after = positionText(this.state.live.doc);
    const changes = changesBetween(positionText(this.folded.doc), after);
    for (const [index, anchor] of this.comments.entries()) this.comments[index] = movedAnchor(anchor, changes, after);
    this.folded = this.state.live;
  }

  comment(at: number, length: number): void {
    this.fold();
    const text = positionText(this.folded.doc);
    const from = at % (text.length + 1);
    const quote = quoteAt(text, { from, to: from + length });
    if (quote !== "") this.comments.push({ from, to: Math.min(text.length, from + length), quote, isOrphan: false });
  }

  take({ Version, Client, First, Steps }: CommitBody): void {
    const steps = Steps.map((step) => {
      const parsed = parsedStep(JSON.parse(JSON.stringify(step)));
      if (!parsed) throw new Error("A step was sent that cannot be read.");
      return parsed;
    });
    const commit = { version: Version, client: Client, first: First, steps, personId: 1 };
    const { state, plans } = planCommits(this.state, [commit], 1_000_000);
    expect(plans).toEqual(["taken"]);
    this.state = state;
  }

  since(version: number): readonly StepRow[] {
    const rows = stepsSince(this.state, version) ?? [];
    return JSON.parse(JSON.stringify(rows));
  }
}

/** One open editor with a network that delays and loses answers. */
class Writer {
  readonly client: string;
  state: EditorState;
  #sent: CommitBody | undefined;

  constructor(client: string, doc: Node) {
    this.client = client;
    const plugins = [history(), pendingSteps({ client, version: 1, pending: [], nextNumber: 1 })];
    this.state = EditorState.create({ doc, plugins });
  }

  get version(): number {
    return progressOf(this.state)?.version ?? 0;
  }

  run(command: Command): void {
    command(this.state, (tr) => this.dispatch(tr));
  }

  dispatch(tr: Transaction): void {
    this.state = this.state.apply(tr);
  }

  send(server: Authority): void {
    this.#sent = nextCommit(this.state, this.client);
    if (this.#sent) server.take(this.#sent);
  }

  answer(server: Authority): void {
    const sent = this.#sent;
    this.#sent = undefined;
    if (!sent) return;
    this.#receive(server.since(this.version), sent.First + sent.Steps.length - 1);
  }

  lose(): void {
    this.#sent = undefined;
  }

  hear(server: Authority, most: number): void {
    this.#receive(server.since(this.version).slice(0, most), 0);
  }

  /** Returns where the comments of the server are in the text as it is here. */
  placed({ comments, folded }: Authority): readonly TextAnchor[] {
    const threads = comments.map(({ from: From, to: To, quote: Quote, isOrphan: IsOrphan }, Id) => {
      return { Id, From, To, Quote, IsOrphan } as unknown as CommentThread;
    });
    const base = { version: this.version, base: storedContent(confirmedDocument(this.state)) };
    return [...placedThreads(threads, folded.version, base, this.state.doc, () => undefined).values()];
  }

  #receive(rows: readonly StepRow[], settled: number): void {
    receiveSteps(this, rows, settled);
    this.state.doc.check();
  }
}

const place = fc.nat(400);
const words = fc.constantFrom("a", "word ", "é", "🙂");

const edits: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(place, words).map(
      ([at, text]): Command =>
        (state, dispatch) => {
          const { $from } = near(state, at);
          if ($from.parent.inlineContent) dispatch?.(state.tr.insertText(text, $from.pos));
          return true;
        },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(place, fc.nat(8)).map(
      ([at, many]): Command =>
        (state, dispatch) => {
          const from = at % (state.doc.content.size + 1);
          dispatch?.(state.tr.delete(from, Math.min(state.doc.content.size, from + many)));
          return true;
        },
    ),
  },
  fc
    .tuple(
      place,
      fc.constantFrom<Command>(
        splitBlock,
        joinBackward,
        lift,
        toggleMark(schema.marks.strong as never),
        wrapIn(schema.nodes.quote as never),
      ),
    )
    .map(
      ([at, command]): Command =>
        (state, dispatch) => {
          const selected = state.apply(state.tr.setSelection(near(state, at)));
          return command(
            selected,
            dispatch &&
              ((tr) => {
                const steps = state.tr;
                for (const step of tr.steps) steps.step(step);
                dispatch(steps);
              }),
          );
        },
    ),
  { weight: 2, arbitrary: fc.constant<Command>(undo) },
  fc.constant<Command>(redo),
);

const near = (state: EditorState, at: number) => Selection.near(state.doc.resolve(at % (state.doc.content.size + 1)));

const events = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.oneof(
      { weight: 6, arbitrary: edits.map((edit) => (writer: Writer) => writer.run(edit)) },
      { weight: 2, arbitrary: fc.constant((writer: Writer, server: Authority) => writer.send(server)) },
      { weight: 2, arbitrary: fc.constant((writer: Writer, server: Authority) => writer.answer(server)) },
      fc.constant((writer: Writer) => writer.lose()),
      fc.constant((_: Writer, server: Authority) => server.fold()),
      fc.tuple(place, fc.integer({ min: 1, max: 20 })).map(
        ([at, length]) =>
          (_: Writer, server: Authority) =>
            server.comment(at, length),
      ),
      {
        weight: 3,
        arbitrary: fc.nat(6).map((most) => (writer: Writer, server: Authority) => writer.hear(server, most)),
      },
    ),
  ),
  { maxLength: 60 },
);

/** A comment is about words of the text, or an orphan. */
function mustBeInText(anchors: readonly TextAnchor[], { content }: Node): void {
  for (const { from, to, isOrphan } of anchors) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(content.size);
    if (!isOrphan) expect(from).toBeLessThan(to);
  }
}

test("whatever is written, sent, lost, undone, commented on, and received in whatever order, all end with the same", () => {
  holds(
    fc.property(randomDocument(), events, (doc, happened) => {
      const server = new Authority(doc);
      const writers = ["a", "b", "c"].map((client) => new Writer(client, doc));
      for (const [index, event] of happened) {
        const writer = writers[index];
        if (writer) event(writer, server);
        for (const each of writers) mustBeInText(each.placed(server), each.state.doc);
      }
      for (let round = 0; round < 3; round++) {
        for (const writer of writers) {
          writer.lose();
          writer.send(server);
          writer.answer(server);
          writer.hear(server, 10_000);
        }
      }
      const { live, tail } = server.state;
      server.fold();
      mustBeInText(server.comments, live.doc);
      for (const writer of writers) {
        expect(progressOf(writer.state)).toMatchObject({ version: live.version, pending: [] });
        expect(writer.state.doc.toJSON()).toEqual(live.doc.toJSON());
        expect(writer.placed(server)).toEqual(server.comments);
      }
      // A simple model: the stored rows, one after another, each once.
      expect(afterSteps(server.first, tail).doc.eq(live.doc)).toBe(true);
      const names = tail.map((row) => `${row.Client}/${row.Number}`);
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 10_000 },
  );
});

test("what is confirmed is the text without what is pending", () => {
  holds(
    fc.property(randomDocument(), fc.array(edits, { maxLength: 10 }), (doc, made) => {
      const writer = new Writer("a", doc);
      for (const edit of made) writer.run(edit);
      expect(confirmedDocument(writer.state).eq(doc)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("undo takes back what one has written oneself, and nothing of the others", () => {
  const doc = schema.node("doc", null, [schema.node("paragraph")]);
  const insert = fc.tuple(fc.nat(1), place);
  holds(
    fc.property(fc.array(insert, { maxLength: 30 }), (made) => {
      const server = new Authority(doc);
      const [a, b] = [new Writer("a", doc), new Writer("b", doc)];
      for (const [who, at] of made) {
        const writer = who === 0 ? a : b;
        writer.run((state, dispatch) => {
          dispatch?.(state.tr.insertText(writer.client, 1 + (at % (state.doc.content.size - 1))));
          return true;
        });
        if (at % 3 > 0) writer.send(server);
        if (at % 3 > 1) writer.answer(server);
      }
      const sync = () => {
        for (const writer of [a, b, a, b]) {
          writer.lose();
          writer.send(server);
          writer.answer(server);
          writer.hear(server, 10_000);
        }
      };
      sync();
      while (undo(a.state)) a.run(undo);
      sync();
      expect(b.state.doc.textContent).toBe("b".repeat(made.filter(([who]) => who === 1).length));
      expect(a.state.doc.eq(b.state.doc)).toBe(true);
      while (redo(a.state)) a.run(redo);
      sync();
      expect(b.state.doc.textContent.length).toBe(made.length);
    }),
    { numRuns: 500 },
  );
});
