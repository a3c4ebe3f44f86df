import { Button, TextField } from "@housestyle/ui";
import { useId } from "react";
import { signIn } from "../../texts/sign-in.ts";
import type { Company } from "./company.ts";

const { company: texts } = signIn;

/** The details of a company, behind a button that says what it will do next. */
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
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {isOpen ? texts.hide : texts.enter}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? "company" : undefined}>
        <p className="sign-in-small">{texts.about}</p>
        <TextField
          label={texts.name}
          autoComplete="organization"
          error={errors.CompanyName}
          value={company.CompanyName}
          onChange={(CompanyName) => onChange({ CompanyName })}
        />
        <TextField
          label={texts.address}
          multiline
          rows={2}
          autoComplete="street-address"
          error={errors.CompanyAddress}
          value={company.CompanyAddress}
          onChange={(CompanyAddress) => onChange({ CompanyAddress })}
        />
        <TextField
          label={texts.country}
          autoComplete="country-name"
          error={errors.Country}
          value={company.Country}
          onChange={(Country) => onChange({ Country })}
        />
        <TextField
          label={texts.vat}
          error={errors.VatNumber}
          value={company.VatNumber}
          onChange={(VatNumber) => onChange({ VatNumber })}
        />
      </div>
    </>
  );
}
