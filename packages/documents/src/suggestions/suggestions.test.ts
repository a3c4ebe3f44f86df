import { deepTest, holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node, NodeType } from "prosemirror-model";
import { canJoin, canSplit, findWrapping, liftTarget, Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { randomDocument } from "../testing/random-document.ts";
import { areOwnSuggestions } from "./own-suggestions.ts";
import { resolveSuggestions } from "./resolve-suggestions.ts";
import { acceptAll, rejectAll, resolvedDocument } from "./resolved.ts";
import { suggestedChange } from "./suggested-change.ts";
import { suggestionPieces } from "./suggestion-pieces.ts";

const { strong, em } = schema.marks;
const { bullets, quote, heading, paragraph } = schema.nodes;
const people = [
  { author: 1, name: "Ann", at: 0 },
  { author: 2, name: "Bob", at: 0 },
] as const;

/** What can be done to a stretch of a document. */
const acts: readonly ((tr: Transform, from: number, to: number) => unknown)[] = [
  (tr, from, to) => wrapped(tr, from, to, quote),
  (tr, from, to) => wrapped(tr, from, to, bullets),
  (tr, from, to) => lifted(tr, from, to),
  (tr, from, to) => tr.addMark(from, to, strong.create()),
  (tr, from, to) => tr.removeMark(from, to, strong).addMark(from, to, em.create()),
  (tr, from) => canSplit(tr.doc, from) && tr.split(from),
  (tr, from) => canSplit(tr.doc, from, 2) && tr.split(from, 2),
  (tr, from) => canJoin(tr.doc, from) && tr.join(from),
  (tr, from, to) => tr.setBlockType(from, to, heading, { level: 2 }),
  (tr, from, to) => tr.setBlockType(from, to, paragraph),
  (tr, from, to) => tr.replace(to, to, tr.doc.slice(from, to)),
  (tr, from, to) => tr.delete(from, to),
  (tr, from, to) => tr.deleteRange(from, to),
  (tr, from, to) => tr.delete(from, Math.min(to, from + 3)),
  (tr, from) => written(tr, from, "x"),
  (tr, from) => written(tr, from, "long words "),
  (tr, from, to) => written(tr.delete(from, Math.min(to, from + 3)), from, "so"),
  (tr, from) => canSplit(tr.doc, from) && written(tr.split(from), from, "y"),
];

function wrapped(tr: Transform, from: number, to: number, type: NodeType) {
  const range = tr.doc.resolve(from).blockRange(tr.doc.resolve(to));
  const wrapping = range && findWrapping(range, type);
  return range && wrapping ? tr.wrap(range, wrapping) : tr;
}

function lifted(tr: Transform, from: number, to: number) {
  const range = tr.doc.resolve(from).blockRange(tr.doc.resolve(to));
  const target = range && liftTarget(range);
  return range && typeof target === "number" ? tr.lift(range, target) : tr;
}

function written(tr: Transform, at: number, text: string) {
  const $place = tr.doc.resolve(Math.min(at, tr.doc.content.size));
  return $place.parent.isTextblock ? tr.insert($place.pos, schema.text(text, $place.marks())) : tr;
}

/** Some edit of a document, made of three numbers; none where the document does not allow it. */
function edited(doc: Node, [what, a, b]: readonly [number, number, number]): Transform {
  const tr = new Transform(doc);
  const [from = 0, to = 0] = [a, b].map((each) => each % (doc.content.size + 1)).sort((one, other) => one - other);
  try {
    acts[what % acts.length]?.(tr, from, to);
    return tr;
  } catch {
    return new Transform(doc);
  }
}

const edit = fc.tuple(fc.nat(acts.length - 1), fc.nat(), fc.nat());
const edits = fc.array(fc.tuple(edit, fc.constantFrom(...people)), { maxLength: 8 });

/** Suggests random edits of a random document, each by someone, and asserts what rejecting and accepting all of them gives. */
function holdsExactly(numRuns: number) {
  holds(
    fc.property(randomDocument(), edits, (document, made) => {
      let doc = document;
      for (const [numbers, by] of made) {
        const change = edited(doc, numbers);
        const { transform } = suggestedChange(change, by);
        transform.doc.check();
        expect(resolvedDocument(transform.doc, rejectAll).toJSON()).toEqual(document.toJSON());
        const accepted = resolvedDocument(transform.doc, acceptAll);
        expect(accepted.toJSON()).toEqual(resolvedDocument(change.doc, acceptAll).toJSON());
        doc = transform.doc;
      }
    }),
    { numRuns },
  );
}

test("to reject all gives exactly the text before, and to accept all exactly the text after", () => {
  holdsExactly(1_500);
});

deepTest("so it is in ten thousand random runs", () => {
  holdsExactly(10_000);
});

test("each step of a suggestion changes nothing but suggestions of who makes it", () => {
  holds(
    fc.property(randomDocument(), edits, (document, made) => {
      let doc = document;
      for (const [numbers, by] of made) {
        const { transform } = suggestedChange(edited(doc, numbers), by);
        transform.steps.forEach((_, index) => {
          const [one, next] = [transform.docs[index] ?? doc, transform.docs[index + 1] ?? transform.doc];
          expect(areOwnSuggestions(one, next, { id: by.author, name: by.name })).toBe(true);
        });
        doc = transform.doc;
      }
    }),
    { numRuns: 1_000 },
  );
});

test("what is resolved step by step is what is resolved as a whole", () => {
  holds(
    fc.property(
      randomDocument(),
      edits,
      fc.constantFrom("accept" as const, "reject" as const),
      (document, made, decision) => {
        const doc = made.reduce(
          (now, [numbers, by]) => suggestedChange(edited(now, numbers), by).transform.doc,
          document,
        );
        const resolved = resolveSuggestions(new Transform(doc), suggestionPieces(doc), decision).doc;
        const whole = resolvedDocument(doc, decision === "accept" ? acceptAll : rejectAll);
        expect(resolved.toJSON()).toEqual(whole.toJSON());
      },
    ),
    { numRuns: 1_000 },
  );
});
