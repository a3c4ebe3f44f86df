/** Everything that is said of a settings file. */
export const texts = {
  bad: (file: string, reason: string) => `${file}: ${reason}`,
  cannotRead: (file: string, reason: string) => `${file}: cannot be read (${reason}).`,
  notJson: "this is not JSON.",
};
