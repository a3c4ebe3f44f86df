import { expect, test } from "vitest";
import type { TextFormat } from "../index.ts";
import { flagged } from "../testing/flagged.ts";

/** ‹…› stands around what is to be remarked on: mistakes in comments. Strings and names hold mistakes, too. */
const programs: readonly (readonly [TextFormat, string])[] = [
  [
    "javascript",
    `#!/usr/bin/env node
// Copyright 2026 Teh Asdfg. All rights reserved.
/* eslint-disable teh */
// eslint-disable-next-line teh -- asdfg
const teh = "// a apple"; // This is ‹a› apple.
/**
 * Gives ‹teh› answer.
 *
 * @param {Teh} asdfg - ‹Teh› words of it.
 * @returns {Promise<Teh>} ‹teh› answer of it
 * @example
 * teh(asdfg) // a apple
 */
const re = /\\/* teh *\\//, t = \`// teh \${a /* teh end of it */}\`;
// TODO(teh): She ate ‹a› apple from \`a apple\` and getTeh().
// const teh = asdfg(qwert);
const x = <p title="it's">don't // teh</p>;
`,
  ],
  [
    "javascript",
    `type A<T> = T extends "// teh" ? 1 : 2; // ‹Teh› best type.
// @ts-expect-error teh asdfg
/// <reference types="teh" />
let teh = <any>asdfg as Teh; /* She has ‹a› apple */
`,
  ],
  [
    "python",
    `#!/usr/bin/python
# -*- coding: teh -*-
"""Tell ‹teh› story.

Args:
    asdfg (Teh): She ate ‹a› apple.
    qwert: :class:\`Teh\` of \`\`asdfg\`\`.

:param teh: It is ‹a› apple.
:type teh: asdfg

>>> teh("a apple")
'teh'
"""
teh = "# a apple"  # noqa: teh
x = """
teh a apple
"""
def f():
    '''It returns ‹teh› thing.'''
    # pylint: disable=teh
    return f"{teh}" # It is ‹a› apple.
`,
  ],
  [
    "java",
    `/* Licensed under the Apache License of teh. */
/** She ate ‹a› apple, {@code a apple} and <code>teh</code>.
 * @param teh ‹teh› words of it
 * @author Teh Asdfg
 */
char c = '"'; String s = "/* teh */"; // ‹teh› best one
`,
  ],
  ["kotlin", `val s = """ // teh """ // It is ‹a› apple for [Teh].\n`],
  [
    "c",
    `/* ‹Teh› first one.
 * She ate ‹a› apple.
 */
#define TEH "teh /* a apple */" /* NOLINT(teh) */
/// \\brief Gives ‹teh› answer for \\p teh.
char teh = '\\''; // clang-format off
/* int teh = asdfg(qwert); */
`,
  ],
  ["cpp", `auto s = R"x(// a apple)x"; int n = 1'000'000; // ‹teh› best number\n`],
  [
    "csharp",
    `/// <summary>Gives ‹teh› answer.</summary>
/// <param name="teh">She ate ‹a› apple, see <see cref="Teh"/>.</param>
var s = @"C:\\"; // ‹teh› path
#region teh
`,
  ],
  [
    "go",
    "// Answer gives ‹a› answer of ‹teh› best kind.\n//\n//\tteh := asdfg()\n//go:generate teh\nvar s = `// teh`\n".replace(
      "‹a› answer",
      "an answer",
    ),
  ],
  [
    "rust",
    `/// It gives ‹teh› [\`Teh\`] for \`asdfg\`.\n///\n/// \`\`\`\n/// let teh = a;\n/// \`\`\`\nfn f<'a>(c: char) { let s = r#"// "teh" "#; } // ‹teh› end of it\n`,
  ],
  [
    "ruby",
    '# frozen_string_literal: true\n# It gives ‹teh› answer.\ns = "#{teh} # a apple" # ‹teh› best one\nx = <<~EOS\n  # teh\nEOS\n=begin\nShe ate ‹a› apple.\n=end\n',
  ],
  [
    "php",
    "<p>teh # a apple</p>\n<?php\n#[Teh]\n// It is ‹a› apple.\n$s = '// teh'; /** @var Teh $asdfg */\n?>\nteh // teh\n",
  ],
  ["swift", 'let s = "// teh" // It is ‹a› apple.\n/// - Parameter teh: ‹Teh› words of it.\n'],
  [
    "shell",
    "#!/bin/sh\n# It gives ‹teh› answer with --teh and $TEH.\necho \"# teh\" $# '# a apple' # ‹teh› end of it\ncat <<EOF\n# teh\nEOF\n# shellcheck disable=teh\n",
  ],
  ["sql", "-- It gives ‹teh› answer.\nSELECT '-- teh', \"teh\" /* She ate ‹a› apple. */ FROM teh;\n"],
  ["lua", '-- It gives ‹teh› answer.\nlocal s = "-- teh" --[[ She ate ‹a› apple. ]]\nlocal t = [[ -- teh ]]\n'],
  ["haskell", "-- | It gives ‹teh› answer.\nteh' = '\"' --> asdfg\n{- She ate ‹a› apple. -}\ns = \"-- teh\"\n"],
  ["r", '#\' @param teh ‹Teh› words of it.\n# It is ‹a› apple.\ns <- "# teh"\n'],
  ["css", '/* It is ‹a› apple. */\na { background: url(//teh.asdfg); content: "/* teh */"; }\n'],
  ["yaml", '# It is ‹a› apple.\nteh: "# a apple" # ‹teh› best one\nurl: http://teh#asdfg\n# teh: asdfg\n'],
  ["toml", '# It is ‹a› apple.\nteh = "# a apple" # ‹teh› best one\n'],
];

test.each(programs)("only prose in comments is remarked on: %s", (format, text) => {
  expect(flagged(text, format)).toBe(text);
});
