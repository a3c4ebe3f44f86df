/** What a new account may say of the company it is for. */
export interface Company {
  readonly CompanyName: string;
  readonly CompanyAddress: string;
  readonly VatNumber: string;
  readonly Country: string;
}

/** Nothing said. */
export const noCompany: Company = { CompanyName: "", CompanyAddress: "", VatNumber: "", Country: "" };
