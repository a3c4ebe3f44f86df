/** A button of what the script shows. */
export function buttonOf(label: string, press: () => void, className = ""): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.className = className;
  button.addEventListener("click", press);
  return button;
}
