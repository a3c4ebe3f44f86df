/**
 * How a command affects its arguments: `text` reads the last one in place, `note` as a separate note, and `block` and
 * `heading` as a paragraph; `name` stands for a thing; `skip` is invisible with all arguments; `bare` takes none.
 */
export type CommandRole = "text" | "note" | "block" | "heading" | "name" | "skip" | "bare" | "break" | "item";

const words = (list: string): string[] => list.trim().split(/\s+/);

const roles: Readonly<Record<Exclude<CommandRole, "name">, readonly string[]>> = {
  heading: words(`
    part chapter section subsection subsubsection paragraph subparagraph title subtitle frametitle framesubtitle
    addchap addsec minisec`),
  block: words("caption captionof subcaption thanks"),
  note: words("footnote footnotetext endnote marginpar marginnote sidenote todo note pdfcomment"),
  text: words(`
    emph textbf textit textsl textrm textsf textmd textup textlf textnormal textsw uline underline uuline uwave sout ul st hl
    mbox hbox vbox fbox makebox framebox parbox raisebox scalebox resizebox rotatebox text textcolor colorbox fcolorbox color
    enquote textquote blockquote foreignquote MakeUppercase uppercase MakeLowercase href hyperref hypertarget hyperlink
    textsuperscript centerline leftline rightline centering alert structure only onslide uncover visible
    multicolumn multirow added replaced dedication textins shortstack makecell subfigure subfloat textsc`),
  skip: words(`
    label index glossary vspace hspace vskip hskip kern usepackage documentclass documentstyle RequirePackage PassOptionsToPackage
    includegraphics input include includeonly subfile import bibliography bibliographystyle printbibliography addbibresource
    pagestyle thispagestyle pagenumbering setlength addtolength setcounter addtocounter stepcounter refstepcounter
    newlength newcounter counterwithin numberwithin newcommand renewcommand providecommand DeclareMathOperator newenvironment
    renewenvironment newtheorem theoremstyle DeclareRobustCommand NewDocumentCommand hypersetup geometry definecolor
    graphicspath lstset lstinputlisting lstdefinestyle usetikzlibrary tikzset pgfplotsset captionsetup nocite phantom
    hphantom vphantom rule hrule vrule cline cmidrule rowcolor cellcolor columncolor arrayrulecolor addcontentsline markboth
    markright newacronym newglossaryentry printglossary makeglossaries DeclareAcronym setmainfont setsansfont setmonofont
    linespread selectlanguage setdefaultlanguage setotherlanguage languagename author date institute affil email keywords
    address orcid foreignlanguage textenglish graphicspath DeclareUnicodeCharacter fontsize captionlistentry pdfbookmark
    phantomsection usetheme usecolortheme setbeamertemplate setbeamercolor setbeamerfont titleformat titlespacing fancyhead
    fancyfoot lhead rhead chead lfoot rfoot cfoot hyphenation tikz draw node path fill coordinate bibitem protect`),
  bare: words(`
    centering raggedright raggedleft noindent indent maketitle tableofcontents listoffigures listoftables appendix
    tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge bf it rm sf sl sc tt em bfseries itshape
    rmfamily sffamily slshape scshape ttfamily mdseries upshape normalfont boldmath unboldmath hfill vfill hfil vfil
    smallskip medskip bigskip null relax quad qquad enspace enskip thinspace negthinspace thickspace space nobreak allowbreak
    linebreak nolinebreak pagebreak nopagebreak newline sloppy fussy frenchspacing nonfrenchspacing onehalfspacing
    singlespacing doublespacing hline toprule midrule bottomrule endhead endfoot endfirsthead endlastfoot ldots dots
    textellipsis textendash textemdash bigskipamount frontmatter mainmatter backmatter balance makeatletter makeatother
    qedhere qed pause flushbottom raggedbottom leavevmode unskip ignorespaces strut break displaystyle textstyle
    begingroup endgroup bgroup egroup fi else`),
  break: words("par newpage clearpage cleardoublepage bigbreak medbreak smallbreak"),
  item: ["item"],
};

const known: ReadonlyMap<string, CommandRole> = new Map(
  Object.entries(roles).flatMap(([role, names]) => names.map((name) => [name, role as CommandRole] as const)),
);
const declarations: ReadonlySet<string> = new Set(roles.bare);

/** Returns the role of a command by its name without a star. Unknown commands stand for a thing. */
export const roleOf = (name: string): CommandRole => (declarations.has(name) ? "bare" : (known.get(name) ?? "name"));

/** The number of arguments before the one that is read. */
export const argumentsBefore: Readonly<Record<string, number>> = {
  textcolor: 1,
  colorbox: 1,
  fcolorbox: 2,
  href: 1,
  parbox: 1,
  raisebox: 1,
  scalebox: 1,
  rotatebox: 1,
  resizebox: 2,
  hypertarget: 1,
  hyperlink: 1,
  multicolumn: 2,
  multirow: 2,
  foreignquote: 1,
  captionof: 1,
};

/** Commands followed by code between two equal characters. */
export const codeBetweenMarks: ReadonlySet<string> = new Set(["verb", "lstinline", "mintinline", "Verb", "code"]);
