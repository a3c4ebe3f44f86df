import { atLeast, type Finding, type Settings } from "@housestyle/engine";
import { formOf, textFormats } from "@housestyle/formats";
import {
  type AgentFinding,
  type AgentHost,
  AgentRefusal,
  type AgentText,
  eventsOf,
  snippetFilter,
} from "@housestyle/mcp";
import { neuralRules } from "@housestyle/neural";
import {
  findProject,
  formatsOf,
  leftAlone,
  ProjectError,
  readProject,
  settingsOf,
  silencedIn,
} from "@housestyle/project";
import { askServer, type Shared, type TeamServer, teamSnippets, together } from "@housestyle/project/team";
import { type Checkers, findAll } from "../check/find-all.ts";
import type { InputText } from "../check/input-text.ts";
import { sentenceOf } from "../check/sentence-of.ts";
import type { CommandContext } from "../command-context.ts";
import type { CommandOptions } from "../options.ts";
import { texts } from "../texts.ts";
import { fixFile } from "./fix-file.ts";

/** What an agent's questions are answered with. */
interface AgentContext {
  readonly world: CommandContext;
  readonly options: CommandOptions;
  readonly server: TeamServer | undefined;
  readonly checkers: Promise<Checkers>;
  /** What a team has decided, as far as it is known. */
  readonly shared: () => Promise<Shared | undefined>;
}

/** Answers an agent by the settings file of a folder and, where there is one, by the team's decisions. */
export function agentHost(agentContext: AgentContext): AgentHost {
  const { world: context, server, checkers } = agentContext;
  return {
    version: context.version,
    formats: textFormats,
    check: (asked) => checked(agentContext, asked),
    fixFile: (asked) => fixFile(context.cwd, asked, (source) => checkedFile(agentContext, source)),
    async house() {
      const { engine } = await checkers;
      const { settings } = await decidedBy(agentContext);
      return { settings, rules: [...engine.rules, ...neuralRules()], templates: engine.templates };
    },
    async snippets(words, most) {
      if (!server) throw new AgentRefusal(texts.snippetsNeedServer);
      const found = await teamSnippets(server, snippetFilter(words), most);
      if (!found) throw new AgentRefusal(texts.noSnippetsNow(server.address));
      return found.map(({ Name, Shortcut, Text }) => ({ name: Name, shortcut: Shortcut ?? "", text: Text }));
    },
    async note(use) {
      // Nobody waits for it, and an agent without a network is not held up.
      if (!server) return;
      const body = eventsOf(use, context.version);
      void askServer(server, { path: "/api/captureeditactionextended", body, client: 15 });
    },
    failed: (error) => context.err(`${error instanceof Error ? error.name : typeof error}\n`),
  };
}

async function checked(agentContext: AgentContext, asked: AgentText): Promise<readonly AgentFinding[]> {
  const { text, format } = asked;
  const checkers = await agentContext.checkers;
  const { settings: decided, dialect, formats, isTold } = await decidedBy(agentContext);
  const form = formOf(format, formats);
  const settings = {
    ...decided,
    style: asked.style ?? decided.style,
    ...(asked.picky !== undefined && { picky: asked.picky }),
  };
  const found = await findAll(checkers, text, { dialect: asked.dialect ?? dialect, format: form, settings });
  const paragraphs = checkers.engine.paragraphs(text, form);
  const silenced = silencedIn(text, format, () => paragraphs);
  const sentence = sentenceOf(text, paragraphs);
  const told = found.filter((finding) => isTold(text, finding) && !silenced.has(finding));
  return told.map((finding) => ({ ...finding, sentence: sentence(finding) }));
}

async function checkedFile(agentContext: AgentContext, { text, office }: InputText) {
  const checkers = await agentContext.checkers;
  const { settings, dialect, isTold } = await decidedBy(agentContext);
  const paragraphs = [...(office?.paragraphs ?? [])];
  const found = await findAll(checkers, text, { dialect, format: () => paragraphs, settings });
  const sentence = sentenceOf(text, paragraphs);
  return found.filter((finding) => isTold(text, finding)).map((each) => ({ ...each, sentence: sentence(each) }));
}

/** Read anew each time: an agent runs for days, and somebody may write into the file meanwhile. */
async function decidedBy({ world: context, options, shared }: AgentContext) {
  const { config, dialect, style, picky, words, disabled } = options;
  const project = projectOf(config === false ? undefined : (config ?? findProject(context.cwd)));
  const own = settingsOf(project);
  const asked: Settings = {
    ...own,
    style: style ?? own.style,
    ...(picky !== undefined && { picky }),
    words: [...own.words, ...words],
    disabled: [...own.disabled, ...disabled],
  };
  const settings = together(asked, await shared());
  const shown = atLeast(options.level ?? project.level ?? "hint");
  const isLeft = leftAlone(project);
  const isTold = (text: string, finding: Finding) => shown(finding) && !isLeft(text, finding);
  return { settings, dialect: dialect ?? project.dialect, formats: formatsOf(project), isTold };
}

function projectOf(file: string | undefined) {
  try {
    return readProject(file);
  } catch (error) {
    if (error instanceof ProjectError) throw new AgentRefusal(error.message);
    throw error;
  }
}
