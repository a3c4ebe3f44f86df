/** Returns the messages in order, trimmed, without duplicates and empty ones. */
export function uniqueMessages(messages: readonly string[]): readonly string[] {
  return [...new Set(messages.map((message) => message.trim()).filter((message) => message !== ""))];
}
