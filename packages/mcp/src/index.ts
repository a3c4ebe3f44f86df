export { type AgentEvent, eventsOf } from "./events-of.ts";
export {
  type AgentFinding,
  type AgentHost,
  AgentRefusal,
  type AgentText,
  type AgentUse,
  type House,
  longestText,
  type Snippet,
} from "./host.ts";
export { serveHttp } from "./serve-http.ts";
export { serveStreams } from "./serve-streams.ts";
export { snippetFilter } from "./snippet-filter.ts";
