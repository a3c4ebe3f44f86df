import { describe, expect, test } from "vitest";
import { bucketName, noisiest, type TeamInsights } from "./insights.ts";
import { storyOf } from "./story.ts";

const totals = (given: Partial<TeamInsights["Totals"]>) =>
  ({
    Words: 0,
    Documents: 0,
    Shown: 0,
    Accepted: 0,
    MinutesSaved: 0,
    ActiveMembers: 0,
    Members: 0,
    ...given,
  }) as TeamInsights["Totals"];

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
          Accepted: 855,
          MinutesSaved: 185,
          ActiveMembers: 3,
          Members: 4,
        }),
        Previous: totals({ Shown: 100, Accepted: 66 }),
      },
      "Support desk",
    );
    expect(story).toEqual([
      "Support desk worked on 182,400 words in 40 documents in the last month.",
      "3 of 4 members were active.",
      "71% of 1,204 reviewed suggestions were accepted, up 5 points from the previous period.",
      "That saved about 3 hours.",
    ]);
  });
  test("do not compare with nothing, nor count one person", () => {
    const story = storyOf(
      {
        Period: 1,
        TeamId: null,
        Totals: totals({ Words: 1, Documents: 1, Shown: 1, Accepted: 1 }),
        Previous: totals({}),
      },
      "You",
    );
    expect(story).toEqual([
      "You worked on 1 word in 1 document in the last week.",
      "The one reviewed suggestion was accepted.",
    ]);
  });
  test.each([
    [0, 1, "The one reviewed suggestion wasn’t accepted."],
    [0, 4, "None of the 4 reviewed suggestions were accepted."],
    [1, 2, "1 of 2 reviewed suggestions was accepted."],
    [9, 9, "All 9 reviewed suggestions were accepted."],
    [7, 19, "7 of 19 reviewed suggestions were accepted."],
    [10, 20, "50% of 20 reviewed suggestions were accepted."],
  ])("say of %d accepted of %d: %s", (Accepted, Shown, sentence) => {
    const Totals = totals({ Words: 9, Documents: 1, Shown, Accepted });
    // A share of a few is not compared with the time before.
    const Previous = totals({ Shown: 3, Accepted: 1 });
    expect(storyOf({ Period: 1, TeamId: null, Totals, Previous }, "You")).toContain(sentence);
  });
  test.each([
    [10, 15, "50% of 20 reviewed suggestions were accepted, down 25 points from the previous period."],
    [19, 20, "95% of 20 reviewed suggestions were accepted, down 5 points from the previous period."],
    [10, 10, "50% of 20 reviewed suggestions were accepted, the same as in the previous period."],
    [20, 10, "All 20 reviewed suggestions were accepted, up 50 points from the previous period."],
    [0, 1, "None of the 20 reviewed suggestions were accepted, down 5 points from the previous period."],
  ])("compare %d of 20 with %d of 20: %s", (now, before, sentence) => {
    const Totals = totals({ Words: 9, Documents: 1, Shown: 20, Accepted: now });
    const Previous = totals({ Shown: 20, Accepted: before });
    expect(storyOf({ Period: 1, TeamId: null, Totals, Previous }, "You")).toContain(sentence);
  });
  test("say so when there is nothing", () => {
    expect(storyOf({ Period: 5, TeamId: 7, Totals: totals({}), Previous: totals({}) }, "You")).toEqual([
      "You didn’t check any text with Housestyle in the last year.",
    ]);
  });
});

test("the noisiest rules are those that are ignored most", () => {
  const rule = (RuleId: string, Ignored: number, Shown: number) =>
    ({ RuleId, Ignored, Shown }) as TeamInsights["TopRules"][number];
  const rules = [rule("a", 0, 90), rule("b", 4, 5), rule("c", 9, 10), rule("d", 4, 50)];
  expect(noisiest(rules).map(({ RuleId }) => RuleId)).toEqual(["c", "d", "b"]);
});

test("days and weeks are named by their first day, months by their name", () => {
  expect(bucketName("2027-03-01T00:00:00.000Z", 1)).toBe("Mar 1");
  expect(bucketName("2027-03-01T00:00:00.000Z", 5)).toBe("Mar 27");
});
