const browsers = [
  ["Edge", /\bEdgA?\/(\d+)/],
  ["Firefox", /\bFirefox\/(\d+)/],
  ["Chrome", /\bChrom(?:e|ium)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* .*Safari/],
] as const;

const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone|iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/**
 * Returns a readable name for a user-agent string: “Firefox 140 on Linux”. Undefined if the string is not understood.
 */
export function browserName(userAgent: string): string | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent));
  if (!browser) return undefined;
  const [name, pattern] = browser;
  const version = pattern.exec(userAgent)?.[1] ?? "";
  const system = systems.find(([, each]) => each.test(userAgent))?.[0];
  return `${name} ${version}${system === undefined ? "" : ` on ${system}`}`.trim();
}
