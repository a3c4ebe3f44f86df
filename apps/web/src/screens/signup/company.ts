/** The optional details of the company that a new account is for. */
export interface Company {
  readonly CompanyName: string;
  readonly CompanyAddress: string;
  readonly VatNumber: string;
  readonly Country: string;
}

/** No company details. */
export const noCompany: Company = { CompanyName: "", CompanyAddress: "", VatNumber: "", Country: "" };
