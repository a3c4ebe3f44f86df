import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { readRules } from "@housestyle/contract";
import { type App, route } from "../http/index.ts";
import type { AccountRulesService, VersionedContent } from "./account-rules.ts";

const zip = promisify(gzip);

/** Serves the bundle with which devices check: it is fetched once, cached, and requested again by its ETag. */
export function rulesBundleRoutes(app: App, accountRules: AccountRulesService): void {
  const zipped = new WeakMap<VersionedContent, Promise<Buffer>>();

  route(app, readRules, async (_, { person, request, reply }) => {
    const version = await accountRules.versionFor(person);
    const tag = `"${version}"`;
    reply
      .header("etag", tag)
      .header("cache-control", "private, no-cache")
      .header("vary", "accept-encoding, cookie, authorization");
    if (namesTag(request.headers["if-none-match"], tag)) {
      await reply.code(304).send();
      return undefined;
    }
    const content = await accountRules.contentFor(person);
    // It may have changed since: the tag belongs to what is sent.
    reply
      .header("etag", `"${content.version}"`)
      .type("application/json; charset=utf-8")
      .serializer((body) => body as string);
    const body = zipped.get(content) ?? zip(bodyOf(content));
    zipped.set(content, body);
    if (/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) {
      await reply.header("content-encoding", "gzip").send(await body);
    } else await reply.send(bodyOf(content));
    return undefined;
  });
}

function bodyOf({ version, settings, sources, ruleSources, goals, deeper }: VersionedContent): string {
  return JSON.stringify({
    Version: version,
    Settings: settings,
    Sources: sources,
    RuleSources: ruleSources,
    Goals: goals,
    Deeper: deeper,
  });
}

function namesTag(header: string | undefined, tag: string): boolean {
  const tags = header?.split(",").map((each) => each.trim()) ?? [];
  return tags.some((each) => each === "*" || each.replace(/^W\//, "") === tag);
}
