import { describe, expect, test } from "vitest";
import { bucketName, type Insights, noisiest } from "./insights.ts";
import { storyOf } from "./story.ts";

const totals = (given: Partial<Insights["Totals"]>) =>
  ({
    Words: 0,
    Documents: 0,
    Shown: 0,
    AcceptanceRate: null,
    MinutesSaved: 0,
    ActiveMembers: 0,
    Members: 0,
    ...given,
  }) as Insights["Totals"];

describe("three sentences", () => {
  test("say what was written, by whom, and whether more was accepted than before", () => {
    const story = storyOf(
      {
        Period: 2,
        TeamId: 7,
        Totals: totals({
          Words: 182_400,
          Documents: 40,
          Shown: 1_204,
          AcceptanceRate: 0.71,
          MinutesSaved: 185,
          ActiveMembers: 3,
          Members: 4,
        }),
        Previous: totals({ AcceptanceRate: 0.66 }),
      },
      "Support desk",
    );
    expect(story).toEqual([
      "Support desk wrote 182,400 words in 40 documents in the last month.",
      "3 of 4 members took part.",
      "71 % of 1,204 remarks that were looked at were accepted, 5 points more than in the time before.",
      "That saved about 3 hours.",
    ]);
  });
  test("do not compare with nothing, nor count one person", () => {
    const story = storyOf(
      {
        Period: 1,
        TeamId: null,
        Totals: totals({ Words: 1, Documents: 1, Shown: 1, AcceptanceRate: 1 }),
        Previous: totals({}),
      },
      "You",
    );
    expect(story).toEqual([
      "You wrote 1 word in 1 document in the last week.",
      "100 % of 1 remark that were looked at were accepted.",
    ]);
  });
  test("say so when there is nothing", () => {
    expect(storyOf({ Period: 5, TeamId: 7, Totals: totals({}), Previous: totals({}) }, "You")).toEqual([
      "You wrote nothing with Housestyle in the last year.",
    ]);
  });
});

test("the noisiest rules are those that are ignored most", () => {
  const rule = (RuleId: string, Ignored: number, Shown: number) =>
    ({ RuleId, Ignored, Shown }) as Insights["TopRules"][number];
  const rules = [rule("a", 0, 90), rule("b", 4, 5), rule("c", 9, 10), rule("d", 4, 50)];
  expect(noisiest(rules).map(({ RuleId }) => RuleId)).toEqual(["c", "d", "b"]);
});

test("days and weeks are named by their first day, months by their name", () => {
  expect(bucketName("2027-03-01T00:00:00.000Z", 1)).toBe("Mar 1");
  expect(bucketName("2027-03-01T00:00:00.000Z", 5)).toBe("Mar 27");
});
