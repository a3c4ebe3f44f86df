import type { ReactNode } from "react";

/** Shows the path to the current page. The last step is the page itself and is not a link. */
export function Breadcrumbs({
  label,
  steps,
  renderLink = (href, name) => <a href={href}>{name}</a>,
}: {
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly href?: string }[];
  /** Renders a link with the app's router. */
  readonly renderLink?: (href: string, name: string) => ReactNode;
}) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.href ?? step.label}>
            {step.href && at < steps.length - 1 ? (
              renderLink(step.href, step.label)
            ) : (
              <span aria-current={at === steps.length - 1 ? "page" : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
