/** The messages in order, each once, blanks around them gone; empty ones are left out. */
export function uniqueMessages(messages: readonly string[]): readonly string[] {
  return [...new Set(messages.map((message) => message.trim()).filter((message) => message !== ""))];
}
