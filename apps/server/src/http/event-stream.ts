import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/** Starts a response of server-sent events and returns it for writing. The caller ends it. */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    // Proxies pass each event on at once.
    "x-accel-buffering": "no",
  });
  return reply.raw;
}

/** Returns an event in the form in which it is sent. */
export function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
