export { type AgentEvent, eventsOf } from "./events-of.ts";
export {
  type AgentFile,
  type AgentFileFixes,
  type AgentFinding,
  type AgentHost,
  AgentRefusal,
  type AgentSnippet,
  type AgentText,
  type AgentUse,
  type AvailableRules,
  longestText,
} from "./host.ts";
export { serveHttp } from "./serve-http.ts";
export { serveStreams } from "./serve-streams.ts";
export { snippetFilter } from "./snippet-filter.ts";
