import { Button, TextField } from "@housestyle/ui";
import { useId } from "react";
import { fieldsOf } from "../../content/fields-of.ts";
import { signIn } from "../../texts/sign-in.ts";
import type { Company } from "./company.ts";

const { company: texts } = signIn;

/** The details of a company, behind a button whose label says what happens next. */
export function CompanyDetails({
  isOpen,
  company,
  errors,
  onToggle,
  onChange,
}: {
  readonly isOpen: boolean;
  readonly company: Company;
  readonly errors: Readonly<Record<string, string>>;
  readonly onToggle: () => void;
  readonly onChange: (change: Partial<Company>) => void;
}) {
  const id = useId();
  const { text } = fieldsOf({ draft: company, errors, change: onChange });
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {isOpen ? texts.hide : texts.enter}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? "company" : undefined}>
        <p className="sign-in-small">{texts.about}</p>
        <TextField label={texts.name} autoComplete="organization" {...text("CompanyName")} />
        <TextField label={texts.address} rows={2} autoComplete="street-address" {...text("CompanyAddress")} />
        <TextField label={texts.country} autoComplete="country-name" {...text("Country")} />
        <TextField label={texts.vat} {...text("VatNumber")} />
      </div>
    </>
  );
}
