import type { Parsed } from "../../facts/parsed.ts";
import { homographs } from "../../language/homographs.ts";
import { singular } from "../../language/inflect.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { DependencyTree } from "../../syntax/dependency-tree.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** People and things that own something and rarely appear as a plural before another noun. */
const owners = wordSet(`
  brothers sisters mothers fathers moms mums dads husbands wives sons daughters aunts uncles cousins nephews nieces
  grandmothers grandfathers grandparents parents neighbors neighbours girlfriends boyfriends friends roommates
  colleagues partners bosses kids babies boys girls kings queens princes princesses poets writers authors painters
  artists singers actors actresses heroes presidents governors mayors ministers landlords tenants employers
  employees workers customers clients passengers drivers pilots patients doctors nurses teachers students pupils
  professors scientists researchers farmers soldiers criminals murderers thieves victims witnesses suspects speakers
  listeners readers viewers owners companies governments countries nations societies cities towns villages families
  dogs cats horses birds cows monkeys lions elephants
`);

/** Nouns before which an owner names a type: students union, boys school. */
const kinds = wordSet(`
  union unions school schools college club clubs association hostel room rooms league team teams basketball football
  soccer hockey tennis locker bathroom toilet changing list group groups section side day days night nights
  market home homes compensation party parties committee conference guide handbook licence license choice award awards
`);

/** Verbs with two objects. */
const givers = wordSet(
  "give send buy show tell offer bring make lend teach cost owe pay get wish save call sell read ask",
);

/** Words that begin a singular noun phrase: a, my, this. */
const one = wordSet("a an this that every each another one");
const our = wordSet("my your his her its our their the");

/** People who are seldom alone: “my parents house” is that of both. */
const comeInPairs = wordSet("parents grandparents kids neighbors neighbours");

/** People who are mostly spoken of as a group. */
const comeInGroups = wordSet(
  "students pupils workers employees customers passengers teachers players readers viewers patients",
);

const mayOwn = ({ penn, lower }: Token): boolean => penn === "NNS" && owners.has(lower);

/** Whether the noun directly precedes its possession. */
function isOwner(tree: DependencyTree, at: number): boolean {
  const piece = tree.at(at);
  const head = tree.at(at + 1);
  if (!piece || !head || piece.head !== at + 1 || !/^(?:compound|nmod|poss|nn|amod)$/.test(piece.arc)) return false;
  // “I gave my friends books.”
  if (head.arc === "dobj" && givers.has(tree.at(head.head)?.lemma ?? "")) return false;
  // “what my friends love and care about”
  if (homographs.has(head.lower) && tree.at(at + 2)?.penn === "CC") return false;
  return /^NNS?$/.test(head.penn) && !kinds.has(head.lower) && /^(?:nsubj|nsubjpass|dobj|pobj|attr)$/.test(head.arc);
}

/** Returns the determiner at the start of the noun phrase, or undefined. */
function determinerOf(tree: DependencyTree, at: number): string | undefined {
  return tree.at(tree.child(at + 1, "det", "poss"))?.lower ?? tree.at(tree.child(at, "det", "poss"))?.lower;
}

function hitAt(a: Parsed, tree: DependencyTree, at: number): Hit | undefined {
  const determiner = determinerOf(tree, at);
  const token = tree.at(at)?.token;
  if (!token || !determiner || !isOwner(tree, at) || isQuoted(a, tree.at(at)?.at ?? 0)) return undefined;
  if (!one.has(determiner) && !our.has(determiner)) return undefined;
  const single = `${singular(token.text)}'s`;
  const many = `${token.text}'`;
  // “The students desks were …”: several people have several things each.
  const areMany = determiner === "the" && tree.at(at + 1)?.penn === "NNS" && comeInGroups.has(token.lower);
  const isPair = areMany || (comeInPairs.has(token.lower) && !one.has(determiner));
  return {
    start: token.start,
    end: token.end,
    message: `This looks like a possessive and needs an apostrophe: “${isPair ? many : single}”.`,
    suggestions: one.has(determiner) ? [single] : isPair ? [many, single] : [single, many],
  };
}

/** “I met my neighbours son” → “my neighbour's son”. */
export const ownerApostrophe = defineRule({
  needs: "syntax",
  *check(a) {
    for (const [i, { first, last }] of a.sentences.entries()) {
      if (!a.tokens.slice(first, last).some(mayOwn)) continue;
      const tree = a.tree(i);
      for (const [at, { token }] of tree.pieces.entries()) {
        const hit = mayOwn(token) ? hitAt(a, tree, at) : undefined;
        if (hit) yield hit;
      }
      yield undefined;
    }
  },
});
