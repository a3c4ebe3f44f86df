/** Matches directives for tools, and boilerplate. */
const directives =
  /^(?:eslint|@ts-|ts-|tslint|prettier|biome|dprint|deno-|jshint|jslint|jscs|istanbul|c8 |v8 |webpack|@vite|vite-|@__|#__|@jsx|@flow|@format|flow |globals? |exported |noqa|type:|pylint|flake8|mypy|pyright|ruff|isort|fmt:|yapf|black|pragma|nosec|nolint|go:|\+build|build |export |line |lint:|clang-format|clang-tidy|NOLINT|cppcheck|coverity|IWYU|iwyu|shellcheck|rubocop|frozen_string_literal|encoding:|-\*-|coding[:=]|vim?:|ex:|swiftlint|swiftformat|ktlint|detekt|checkstyle|CHECKSTYLE|NOSONAR|noinspection|SuppressWarnings|formatter:|phpcs|phpstan|@phpstan|psalm|@psalm|codecov|@codeCoverage|stylelint|cspell|spell-?checker|codespell|sourceMappingURL|sourceURL|region|endregion|#region|#endregion|MARK: -|SPDX|@license|@preserve|@cc_on|yaml-language-server|yamllint|\$schema|syntax ?=|renovate|dependabot|housestyle-|language=|@formatter|end of |end if|end )/i;

/** Matches license headers. */
const rights =
  /copyright|©|\(c\) \d|all rights reserved|SPDX-License|licensed? under|license file|permission is hereby granted|redistribution and use|without warrant/i;

export const isDirective = (line: string): boolean => directives.test(line);
export const isAboutRights = (block: string): boolean => rights.test(block);

/** The most characters of a line that may be commented-out code. */
const longest = 300;

const codeLine = [
  /[;{}]\s*$/,
  /^\s*(?:return|import|from|const|let|var|def|class|func|fn|public|private|protected|static|#include|#define|elif|else:|@\w+\()\b.*[()=:;.]/,
  /^\s*[\w.$>:[\]-]+\s*\([^)]*\)\s*;?$/,
  /^\s*[\w.$[\]"'-]+\s*(?:[-+*/|&^%]?=|:=|=>|->|<-|==|!=)\s*\S/,
  /(?:&&|\|\||===|!==|=>|::=|\+\+|<<|>>)/,
  /^\s*[$>%]\s/,
  /^\s*<\/?[a-z][^>]*>\s*$/i,
  /^\s*[\w.-]+:\s*(?:\S+|"[^"]*")?$/,
];

/** Whether a line of a comment may be commented-out code. */
export const isCodeLine = (line: string): boolean =>
  line.length <= longest && codeLine.some((pattern) => pattern.test(line));

/** Whether a line can only be commented-out code. */
export const isSurelyCode = (line: string): boolean =>
  line.length <= longest &&
  /[=()[\]].*[;{}]\s*$|^[})\];,\s]+$|^\s*[\w.$[\]"']+\s*(?:[-+*/|&^%]?=|:=|<-)\s*\S+$/.test(line);
