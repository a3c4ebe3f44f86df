import { expect, test } from "vitest";
import { flagged } from "../testing/flagged.ts";
import { seen } from "../testing/seen.ts";
import { latexCutter } from "./latex.ts";

const cut = (text: string) => seen(latexCutter()(text));

test.each([
  ["commands leave their words", String.raw`It is \emph{very} \textbf{good}.`, ["prose: It is very good ."]],
  ["headings stand alone", "\\section*{One two}\nWords.", ["heading: One two", "prose: Words."]],
  ["formulas are things", String.raw`Let $x$ and \(y\) be an $n$th one.`, ["prose: Let ▢ and ▢ be an ▢ one."]],
  ["a price is none", String.raw`It costs \$5 or 50\% \& more.`, ["prose: It costs $5 or 50 % & more."]],
  [
    "a formula ends a sentence that ends in it",
    "We have\n\\[ a = b. \\]\nThen $$c$$ holds.",
    ["prose: We have ▢", "prose: Then ▢ holds."],
  ],
  ["references are things", String.raw`See~\cite[p.~3]{a,b} and Figure~\ref{f}.`, ["prose: See ▢ and Figure ▢."]],
  [
    "notes are read by themselves",
    String.raw`A word\footnote{A note on $x$.} more.`,
    ["prose: A word more.", "prose: A note on ▢."],
  ],
  [
    "items and their terms are paragraphs",
    "\\begin{itemize}\n\\item One\n\\item[Two] three\n\\end{itemize}\nFour.",
    ["list: One", "list: Two", "list: three", "prose: Four."],
  ],
  [
    "tables by cells",
    "\\begin{tabular}{l|c}\nOne & two \\\\ \\hline\nthree & \\multicolumn{2}{c}{four} \\\\\n\\end{tabular}",
    ["list: One", "list: two", "list: three", "list: four"],
  ],
  ["letters of other keys", String.raw`M\"obius na{\"\i}ve caf\'{e} Stra\ss e \c{c}a, so.`, ["prose: ▢ ▢ ▢ ▢ ▢, so."]],
  ["a word in pieces", String.raw`\textbf{P}ython so\-phis\-ti\-cated \gls{cpu}s so foo\_bar.`, ["prose: ▢ ▢ ▢ so ▢."]],
  ["code between marks", String.raw`Use \verb|a $ b| and \lstinline[x]!y!.`, ["prose: Use ▢ and ▢."]],
  [
    "code in an environment",
    "A.\n\\begin{lstlisting}[x]\n% a $ b\n\\end{lstlisting}\nB.",
    ["prose: A.", "code: ▢", "prose: B."],
  ],
  ["comments", "One % two $\nthree 5\\% four.", ["prose: One three 5 % four."]],
  [
    "what stands before the document, but for its title",
    "\\documentclass{a}\n\\title{One}\n\\newcommand{\\x}{two}\n\\begin{document}\nThree.\n\\end{document}\nfour",
    ["code: ▢", "heading: One", "code: ▢", "prose: Three."],
  ],
  [
    "own commands are things, alone in a line nothing",
    "One \\foo{a}[b] two.\n\\setup{three}\nFour.",
    ["prose: One ▢ two. Four."],
  ],
  ["definitions", "\\def\\x#1{y} One.\n\n\\iffalse Two.\\fi Three.", ["prose: One.", "prose: Three."]],
  ["slides", "\\begin{frame}{One}\nTwo.\n\\end{frame}", ["heading: One", "prose: Two."]],
  ["quotations", "\\begin{quote}\nOne.\n\\end{quote}", ["quote: One."]],
  [
    "what is left open",
    "One { two $ three \\emph{four\n\n\\begin{itemize} five \\(",
    ["prose: One two three four", "list: five"],
  ],
])("%s", (_, text, paragraphs) => {
  expect(cut(text)).toEqual(paragraphs);
});

/** What people complain of: glossaries, citations, listings, formulas, commands of the preamble. */
test.each([
  String.raw`We don't know, \emph{as} was shown in~\cite{foo,bar}, whether do\textit{n't} is ‹a› apple.`,
  "Pages 10--20 are ‘‘nice’’---or ``nice''---and I say so ‹definately›.",
  String.raw`The \gls{cpu} and the \ac{HTML} \acp{asdfg} are ‹teh› best; see \autoref{fig:asdf}, \cref{a,b} and p.~5.`,
  "\\maketitle\n\\tableofcontents\n\\chapter{‹Teh› First}\n\\label{ch:asdfg}\n\\input{asdfg}\n\\vspace{2cm}\nAll is well.",
  "\\begin{minted}{python}\ndef teh(): pass\n\\end{minted}\n\nSome \\mintinline{c}{int teh} and \\texttt{teh}.",
  "So \\begin{coqcode}\n| nil : vec ( a ; 1 )\n\\end{coqcode} is ‹a› apple.",
  "We have\n\\begin{align*}\n  teh &= asdfg\n\\end{align*}\nwhere $x$ is ‹a› apple.",
  String.raw`As \citet{asdfg} and others \citep[see][]{qwert} say, the results by Smith et al.~\cite{a} are good.`,
  String.raw`\newcommand{\teh}{asdfg} It takes \SI{5}{\kilo\metre}, \qty{10}{\percent} or 5\,km (see \url{http://a.b/c%20d}).`,
  String.raw`\href{http://asdfg.qwert}{‹teh› link} and \textcolor{red}{‹teh› words}\footnote{This is ‹a› apple.}.`,
  "\\begin{figure}[ht]\n\\centering\n\\includegraphics[width=0.5\\textwidth]{asdfg.png}\n\\caption{The ‹teh› of it.\\label{f}}\n\\end{figure}",
  "\\begin{theorem}[Asdfg]\nEvery ‹teh› is good.\n\\end{theorem}\n% teh comment\nFine.",
  "If\n\\begin{enumerate}\n\\item the door is open and\n\\item the lamp is on,\n\\end{enumerate}\nthen she is at home. This is ‹a› apple.",
  String.raw`It is M\"uller’s na{\"\i}ve \LaTeX{} and \TeX\ and Erd\H{o}s; ‹a› apple\ldots`,
])("only prose is remarked on: %s", (text) => {
  expect(flagged(text, "latex")).toBe(text);
});

test("a project says what its own commands do", () => {
  const text = String.raw`The \hero{teh} and \say{‹teh›} \hide{teh}\aside{This is ‹a› apple.} \begin{teh}asdfg\end{teh}`;
  const latex = {
    commands: { hero: "name", say: "text", hide: "skip", aside: "note" },
    environments: { teh: "skip" },
  } as const;
  expect(flagged(text, "latex", { latex })).toBe(text);
});
