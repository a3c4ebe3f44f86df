import { catalogue, say } from "@housestyle/texts";

const bounds = (least: number, most: number) => ({ least, most });

/** The texts of fields. */
export const fieldTexts = catalogue("fields", {
  whole: "Enter a whole number.",
  wholeFrom: say("Enter a whole number from {least, number} to {most, number}.", bounds),
  number: "Enter a number.",
  numberFrom: say("Enter a number from {least, number} to {most, number}.", bounds),
});
