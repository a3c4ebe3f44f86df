import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { livingPostmaster } from "../../apps/server/src/db/embedded/postmaster-file.ts";
import { pause, type RunningServer, runServer } from "../run-server.ts";

/** Two servers on one PostgreSQL, as behind a load balancer, and a Redis where one is asked for. */
export class Servers {
  readonly data = mkdtempSync(join(tmpdir(), "housestyle-together-"));
  readonly #running: (RunningServer | undefined)[] = [];
  readonly #moved: (urls: readonly string[]) => void;
  #redis: { readonly process: ChildProcess; readonly port: number } | undefined;

  private constructor(moved: (urls: readonly string[]) => void) {
    this.#moved = moved;
  }

  /** Starts them. `moved` is called with their addresses whenever one of them is started. */
  static async start(withRedis: boolean, moved: (urls: readonly string[]) => void): Promise<Servers> {
    const servers = new Servers(moved);
    process.env.HOUSESTYLE_FLAGS = "+CollaborativeEditing";
    if (withRedis) await servers.#startRedis(10_000 + Math.floor(Math.random() * 10_000));
    await servers.startNode(0);
    await servers.startNode(1);
    return servers;
  }

  /** The addresses of those that run. */
  get urls(): readonly string[] {
    return this.#running.flatMap((each) => (each ? [each.url] : []));
  }

  /** Their resident memory, MB. */
  get memory(): readonly number[] {
    return this.#running.flatMap((each) => (each ? [Math.round(each.memory())] : []));
  }

  async startNode(index: number): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        this.#running[index] = await runServer(this.data);
        return this.#moved(this.urls);
      } catch (error) {
        // Its port may have been taken, or the database be killed while it starts.
        if (tries === 20) throw error;
        await pause(500);
      }
    }
  }

  async killNode(index: number): Promise<void> {
    await this.#running[index]?.kill();
    this.#running[index] = undefined;
  }

  killDatabase(): void {
    const postmaster = livingPostmaster(join(this.data, "postgres"));
    if (postmaster) process.kill(postmaster.pid, "SIGKILL");
  }

  /** Kills Redis and starts it again on its port. */
  async restartRedis(): Promise<void> {
    if (!this.#redis) return;
    const { port } = this.#redis;
    await endOf(this.#redis.process);
    await this.#startRedis(port);
  }

  /** Kills everything in the same moment. */
  async killAll(): Promise<void> {
    const dying = [0, 1].map((index) => this.killNode(index));
    this.killDatabase();
    if (this.#redis) dying.push(endOf(this.#redis.process));
    await Promise.all(dying);
  }

  async startAll(): Promise<void> {
    if (this.#redis) await this.#startRedis(this.#redis.port);
    await Promise.all([0, 1].map((index) => this.startNode(index)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((each) => each?.stop()));
    if (this.#redis) await endOf(this.#redis.process);
  }

  async #startRedis(port: number): Promise<void> {
    const redis = spawn("redis-server", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((done, fail) => {
      redis.once("error", fail);
      redis.once("exit", () => fail(new Error("Redis ended before it was ready.")));
      redis.stdout.on("data", (part) => /Ready to accept/.test(String(part)) && done());
    });
    this.#redis = { process: redis, port };
    process.env.HOUSESTYLE_REDIS_URL = `redis://127.0.0.1:${port}`;
  }
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}
