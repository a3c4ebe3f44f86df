/** Office on a Mac is counted apart. */
export const officeClient = (platform: string | undefined): number => (platform === "Mac" ? 12 : 3);
