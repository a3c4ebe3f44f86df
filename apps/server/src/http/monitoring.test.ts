import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readShared } from "@housestyle/lexicon";
import { testUnless } from "@housestyle/testing";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { startChecker } from "../checking/index.ts";
import { startTestServer } from "../testing/test-server.ts";
import { createRegistry } from "./metrics.ts";

const folder = join(import.meta.dirname, "..", "..", "..", "..", "deploy", "monitoring");
const alertsFile = join(folder, "alerts.yml");

interface Alerts {
  readonly groups: readonly {
    readonly rules: readonly { readonly expr: string; readonly annotations: { readonly action: string } }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

const rules = (parse(readFileSync(alertsFile, "utf8")) as Alerts).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync(join(folder, "grafana-dashboard.json"), "utf8")) as Dashboard;

test("alerts and the dashboard ask for numbers that a server has, and each alert says what to do", async () => {
  const server = await startTestServer();
  await server.post("/api/tagtext", { Text: "Fine." });
  const registry = createRegistry();
  const checker = startChecker({ assets: await readShared(), threads: 1, registry });
  const numbers = (await (await fetch(`${server.url}/metrics`)).text()) + (await registry.metrics());
  await Promise.all([server.close(), checker.close()]);
  const there = new Set(
    [...numbers.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  const names = asked.flatMap((expr) => expr.match(/\b(housestyle|process|nodejs)_[a-z_0-9]+/g) ?? []);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !there.has(name))).toEqual([]);
  expect(rules.filter(({ annotations }) => !annotations.action.endsWith("."))).toEqual([]);
  expect(numbers).toMatch(/^housestyle_jobs_late_seconds \d/m);
  expect(numbers).toMatch(/^housestyle_database_connections\{state="waiting"\} \d+$/m);
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

testUnless(hasPromtool ? undefined : "promtool is not installed")("Prometheus reads the alerts", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", alertsFile], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain(`SUCCESS: ${rules.length} rules found`);
});
