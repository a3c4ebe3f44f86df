export const texts = { page: { placeholder: "Write or paste here. Remarks appear as you go.", label: "Your text" } };
