/** The way from the top to here. The last step is where one is, and no link. */
export function Breadcrumbs({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly href?: string }[];
}) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.href ?? step.label}>
            {step.href && at < steps.length - 1 ? (
              <a href={step.href}>{step.label}</a>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
