import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settings } from "../apps/server/src/env.ts";
import { serverEnv, serverFlags } from "./lib/child.mjs";
import { root } from "./lib/root.mjs";

const read = (...path) => readFileSync(join(root, ...path), "utf8");
const known = new Set([...Object.keys(settings.shape), ...Object.keys(serverEnv), "POSTGRES_PASSWORD"]);
const names = (text) => [...text.matchAll(/\b(?:HOUSESTYLE|POSTGRES|DATABASE)_[A-Z_]*[A-Z]\b/g)].map(([name]) => name);

test.each([
  ["compose.yaml"],
  ["Dockerfile"],
  ["deploy/helm/housestyle/values.yaml"],
  ["deploy/helm/housestyle/templates/deployment.yaml"],
  ["deploy/cluster/etc/housestyle.env"],
])("%s names only settings there are", (path) => {
  const unknown = names(read(path)).filter((name) => !known.has(name) && !/^POSTGRES_(USER|DB)$/.test(name));
  expect(unknown).toEqual([]);
});

test("the compose file is whole: a server, its database, its limits, each with what it waits for", () => {
  const { services, volumes } = parse(read("compose.yaml"));
  expect(Object.keys(services)).toEqual(["housestyle", "database", "limits"]);
  expect(services.housestyle.depends_on.database.condition).toBe("service_healthy");
  const used = Object.values(services).flatMap(({ volumes: own = [] }) => own.map((each) => each.split(":")[0]));
  expect(used.sort()).toEqual(Object.keys(volumes).sort());
});

test("the image runs the server as npm start does", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).toContain("apps/server/dist/main.js");
  for (const flag of serverFlags.filter((each) => !each.includes("warning"))) expect(dockerfile).toContain(flag);
});

test("the chart's own values and facts can be read", () => {
  expect(parse(read("deploy/helm/housestyle/Chart.yaml"))).toMatchObject({ name: "housestyle", apiVersion: "v2" });
  expect(parse(read("deploy/helm/housestyle/values.yaml"))).toMatchObject({
    existingSecret: "housestyle",
    replicas: 2,
    pooler: { enabled: false },
  });
});

test("the cluster fills in every word in angle brackets of its files, and no other", () => {
  const filled = new Set(
    [...read("deploy/cluster/lib.sh").matchAll(/s\|(?:\^.*?)?(<[A-Z_]+>)/g)].map(([, word]) => word),
  );
  const files = readdirSync(join(root, "deploy/cluster/etc"));
  const used = files.flatMap((file) => read("deploy/cluster/etc", file).match(/<[A-Z_]+>/g) ?? []);
  expect(new Set(used.filter((word) => word !== "<SERVER_ADDRESS>"))).toEqual(filled);
});

test("the files of the cluster say where they belong, and its settings of PostgreSQL can be read", () => {
  for (const file of readdirSync(join(root, "deploy/cluster/etc"))) {
    const [first] = read("deploy/cluster/etc", file).split("\n");
    if (file !== "userlist.txt") expect(first, file).toMatch(/^(#|;|--) (\/etc\/|Run once on the primary)/);
  }
  const { bootstrap } = parse(read("deploy/cluster/etc/patroni.yml"));
  const { ttl, loop_wait, retry_timeout, synchronous_mode, synchronous_mode_strict } = bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
  expect([synchronous_mode, synchronous_mode_strict]).toEqual([true, true]);
});

test.each(["up", "down", "status", "machine", "lib.sh"])("the shell can read deploy/cluster/%s", (name) => {
  expect(spawnSync("bash", ["-n", join(root, "deploy/cluster", name)], { encoding: "utf8" }).stderr).toBe("");
});
