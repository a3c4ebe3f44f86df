const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What stands behind them and below is prose. */
const prose = names(`
  note warning tip important caution danger attention hint error admonition seealso topic sidebar epigraph highlights pull-quote
  compound container rubric figure centered only todo glossary versionadded versionchanged deprecated versionremoved
  line-block list-table tab-item tab-set dropdown card grid grid-item grid-item-card details collapse hlist`);
/** What stands behind them is code, and below it prose: descriptions of what a program offers. */
const descriptions = names(`
  function class method attribute data exception module describe object option envvar program cmdoption confval directive role
  classmethod staticmethod property macro type member var enum enumerator struct union decorator staticmethod
  decoratormethod currentmodule setting`);
/** What stands behind them is a title. */
const titled = names(
  "list-table admonition topic sidebar rubric centered dropdown tab-item card grid-item-card details collapse",
);
/** What stands behind them begins with something else than prose. */
const versions = names("versionadded versionchanged deprecated versionremoved figure only container");

/** What a directive's first line and what is below it are to a reader. */
export interface DirectiveRole {
  readonly first: "prose" | "heading" | "code";
  readonly below: "prose" | "code";
}

/** What a directive is, by its name with or without its domain; one that nobody knows holds code. */
export function directiveRole(named: string): DirectiveRole {
  const name = named.slice(named.lastIndexOf(":") + 1);
  if (titled.has(name)) return { first: "heading", below: "prose" };
  if (versions.has(name) || descriptions.has(name)) return { first: "code", below: "prose" };
  return prose.has(name) ? { first: "prose", below: "prose" } : { first: "code", below: "code" };
}
