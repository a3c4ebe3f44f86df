import { Button } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { editorAssistance } from "../../texts/editor-assistance.ts";
import { teamModel as texts } from "../../texts/team-model.ts";

/** A button that sends a sample sentence to the saved model, and what came back. */
export function ModelTest({ teamId, isChanged }: { readonly teamId: number; readonly isChanged: boolean }) {
  const test = useMutation({
    mutationFn: () => ask(server.tryTeamAssistance(undefined, { params: { id: teamId } })),
  });
  const { data } = test;
  const result = test.isPending
    ? texts.testing
    : test.error
      ? messageOf(test.error)
      : data &&
        (data.Problem === null
          ? texts.works(secondsOf(data.Milliseconds), data.Text)
          : editorAssistance.problems[data.Problem]);
  return (
    <div className="team-fields">
      <Button disabled={isChanged} pending={test.isPending} onClick={() => test.mutate()}>
        {texts.test}
      </Button>
      <p className="team-note" role="status">
        {isChanged ? texts.saveFirst : result}
      </p>
    </div>
  );
}

const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;
