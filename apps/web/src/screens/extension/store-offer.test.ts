import { expect, test } from "vitest";
import { browserIds, browserOf } from "./browser-of.ts";
import { pageOf, storeOffer } from "./store-offer.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

const agents = {
  chrome: `${windows} ${blink} Chrome/126.0.0.0 Safari/537.36`,
  chromeOnPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  legacyEdge: `${windows} ${blink} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042`,
  edge: `${windows} ${blink} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`,
  safari12: `${mac} ${webKit} Version/12.1.2 Safari/605.1.15`,
  safari13: `${mac} ${webKit} Version/13.0 Safari/605.1.15`,
  safari17: `${mac} ${webKit} Version/17.5 Safari/605.1.15`,
} as const;

const stores = [
  { Browser: 0, Url: "https://chrome.example/x" },
  { Browser: 1, Url: "https://firefox.example/x" },
  { Browser: 3, Url: "https://apps.example/x" },
  { Browser: 4, Url: "https://edge.example/x" },
];

const offered = (url: string) => ({ kind: "offered", url });

test("browsers have the numbers of the specification", () => {
  expect(browserIds).toEqual({ Chrome: 0, Firefox: 1, Edge: 2, Safari: 3, "Edge-Chromium": 4 });
});

test.each([
  ["chrome", 0, 126, "chrome"],
  ["chromeOnPhone", 0, 126, "chrome"],
  ["firefox", 1, 127, "firefox"],
  ["legacyEdge", 2, 18, "edge"],
  ["edge", 4, 126, "edge"],
  ["safari12", 3, 12, "safari"],
  ["safari17", 3, 17, "safari"],
] as const)("%s is browser %d, version %d", (name, id, version, page) => {
  const browser = browserOf(agents[name]);
  expect(browser).toEqual({ id, version });
  expect(pageOf(browser)).toBe(page);
});

test("a program that is no browser is none", () => {
  expect(browserOf("curl/8.8.0")).toBeUndefined();
  expect(pageOf(undefined)).toBeUndefined();
});

test("Safari's store is offered to Safari 13 and newer only", () => {
  expect(storeOffer("safari", browserOf(agents.safari12), stores)).toEqual({ kind: "oldSafari" });
  expect(storeOffer("safari", browserOf(agents.safari13), stores)).toEqual(offered("https://apps.example/x"));
  expect(storeOffer("safari", browserOf(agents.safari17), stores)).toEqual(offered("https://apps.example/x"));
  expect(storeOffer("safari", browserOf(agents.chrome), stores)).toEqual({ kind: "otherThanSafari" });
  expect(storeOffer("safari", undefined, stores)).toEqual({ kind: "otherThanSafari" });
});

test("the store of Edge is hidden in the Edge before Chromium, and offered elsewhere", () => {
  expect(storeOffer("edge", browserOf(agents.legacyEdge), stores)).toEqual({ kind: "legacyEdge" });
  expect(storeOffer("edge", browserOf(agents.edge), stores)).toEqual(offered("https://edge.example/x"));
  expect(storeOffer("edge", browserOf(agents.chrome), stores)).toEqual(offered("https://edge.example/x"));
});

test("a file of this server is offered in every browser, as a file", () => {
  const packed = [{ Browser: 3, Url: "/extensions/safari.zip" }];
  const offer = { kind: "packed", url: "/extensions/safari.zip" };
  expect(storeOffer("safari", browserOf(agents.chrome), packed)).toEqual(offer);
  expect(storeOffer("safari", browserOf(agents.safari17), packed)).toEqual(offer);
});

test("what the operator has not named leads nowhere", () => {
  for (const page of ["chrome", "firefox", "edge", "safari"] as const) {
    expect(storeOffer(page, browserOf(agents.safari17), [])).toEqual({ kind: "unset" });
  }
});
