/** An entry of a dictionary that says no more than its word. */
export const plainEntry = {
  Word: "w",
  Category: "",
  SubCategory: "",
  Report: "",
  CaseSensitive: false,
  IsRegex: false,
  Language: "",
  Replacement: null,
  Note: "",
};
