import "./content.css";

/** What can be written, and what each of it means. */
export function Legend({
  className,
  rows,
}: {
  readonly className: string;
  /** Pairs of a notation and its meaning. */
  readonly rows: readonly (readonly string[])[];
}) {
  return (
    <dl className={className}>
      {rows.map(([written, meaning]) => (
        <div key={written}>
          <dt className="content-code">{written}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
