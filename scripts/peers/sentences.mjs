/** What every program is given: a text with one mistake, and the same without. */
export const wrong = "She recieved the parcel on Monday.";
export const right = "She received the parcel on Monday.";
/** Where the mistake is, in UTF-16, and what is to be written there. */
export const mistake = { offset: 4, length: 8, suggestion: "received" };
