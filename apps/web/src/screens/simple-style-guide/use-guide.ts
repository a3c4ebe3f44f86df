import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { asksAgain } from "../../app/query-client.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
import { type Config, decided, type Guide, type GuideTemplate } from "./guide.ts";

/** A change to the settings of a template. */
interface Decision {
  readonly template: GuideTemplate;
  readonly isOn: boolean;
  readonly config: Config;
}

/**
 * The guide of a team, or the person's own (`teamId` 0). A change shows at once. If the server rejects it, the guide is
 * restored and the reason is shown.
 */
export function useGuide(teamId: number) {
  const client = useQueryClient();
  const queryKey = ["simple-guide", teamId];
  const mutationKey = queryKey;
  const guide = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(server.readSimpleGuide(undefined, { query: { TeamId: teamId }, signal })),
  });
  const decide = useMutation({
    mutationKey,
    scope: { id: "simple-guide" },
    // What is decided twice is decided once.
    retry: asksAgain,
    mutationFn: ({ template, isOn, config }: Decision) =>
      ask(
        server.saveSimpleGuide([{ StyleGuideTemplateId: template.Id, IsSelected: isOn, Config: config }], {
          query: { TeamId: teamId },
        }),
      ),
    onMutate: async ({ template, isOn, config }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Guide>(queryKey);
      client.setQueryData<Guide>(queryKey, (shown) => shown && decided(shown, template, isOn, config));
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before);
      complain(error, texts.notSaved);
    },
    // What the server has now lacks the decisions that are still on their way.
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : readAnew(client, queryKey)),
  });
  return { guide, decide: decide.mutate };
}
