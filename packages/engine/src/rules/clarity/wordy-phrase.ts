import { rows } from "../../pattern/rows.ts";
import { defineRule } from "../../rule.ts";

/** Long ways of saying short things. Written by us. */
const table = rows(`
a large number of = many
a large majority of = most
a majority of = most
a sufficient number of = enough
a great deal of = much | a lot of
a good deal of = much
a considerable amount of = much
a considerable number of = many
a small number of = a few
a vast number of = many
accounted for by the fact that = because
adequate number of = enough
afford an opportunity = allow
after the conclusion of = after
along the lines of = like
arrive|arrived|arrives at a conclusion = CT(conclude,$0)
as a consequence of = because of
as a means of = to
as a result of the fact that = because
as of yet = yet
as per = according to
as regards = about
as to whether = whether
at a later date = later
at all times = always
at an earlier date = earlier
at such time as = when
at that point in time = then
at the present time = now
at this point in time = now
at this moment in time = now
at this time [,|$] = now
at this juncture = now
at your earliest convenience = soon
be in a position to = can
be of the opinion that = think that
before long it became clear that = soon
by means of = by
by reason of = because of
by virtue of the fact that = because
by virtue of = by
came|comes|come to an agreement = CT(agree,$0)
close proximity to = near
come to the realization that = realize that
despite the fact that = although
due to the fact that = because
during the course of = during
during the time that = while
excessive number of = too many
exhibits a tendency to = tends to
for a period of = for
for the most part = mostly
for the purpose of [*ing] = for
for the reason that = because
for the simple reason that = because
for the sake of simplicity = for simplicity
from the point of view of = for
give|gives|gave|given consideration to = CT(consider,$0)
give|gives|gave rise to = CT(cause,$0)
has|have a negative impact on = harms | harm
has|have an effect on = affects | affect
has|have the ability to = can
has|have the capability to = can
has|have the capacity to = can
has|have the opportunity to = can
had the ability to = could
held|hold|holds a meeting = CT(meet,$0)
if it is the case that = if
if that is the case = if so
in a careful manner = carefully
in a number of cases = sometimes
in a position to = able to
in a timely manner = promptly | on time
in a similar fashion = similarly
in a similar way = similarly
in accordance with = by | under
in actual fact = in fact
in addition to the above = also
in advance of = before
in all likelihood = probably
in an effort to = to
in an attempt to = to
in any case whatsoever = in any case
in close proximity = near
in connection with = about
in excess of = more than
in large measure = largely
in light of the fact that = because
in many cases = often
in most cases = usually
in most instances = usually
in my opinion , i think = I think
in order for = for
in order that = so that
in order to = to
in possession of = having
in reference to = about
in regard to = about
in relation to = about
in respect of = about
in some cases = sometimes
in spite of the fact that = although
in such a manner as to = so as to
in such a way that = so that
in terms of cost = in cost
in the absence of = without
in the course of = during
in the event of a [NOUN] = if there is a
in the event that = if
in the final analysis = in the end
in the majority of cases = usually
in the majority of instances = usually
in the near future = soon
in the neighborhood of [NUM] = about
in the neighbourhood of [NUM] = about
in the not too distant future = soon
in the process of [*ing] = 
in the same way as described = as described
in the vicinity of = near
in this day and age = today
in view of the fact that = because
inasmuch as = because
is able to = can
are able to = can
is|are in need of = need | needs
is|are of the opinion that = think that | thinks that
is|are dependent upon = depends on | depend on
it is apparent that = clearly
it is clear that = clearly
it is important to note that = 
it is interesting to note that = 
it should be noted that = 
it is worth noting that = 
it is worth pointing out that = 
it must be remembered that = 
it would appear that = apparently
it goes without saying that = 
lacked the ability to = could not
lacks|lack the ability to = cannot
made|make|makes|making a decision = CT(decide,$0)
made|make|makes|making a recommendation = CT(recommend,$0)
made|make|makes|making an assumption = CT(assume,$0)
made|make|makes|making an attempt to = CT(try,$0) to
made|make|makes|making contact with = CT(contact,$0)
made|make|makes|making changes to = CT(change,$0)
made|make|makes|making reference to = CT(mention,$0)
made|make|makes|making use of = CT(use,$0)
made|make|makes|making a statement saying = CT(say,$0)
make|makes|made mention of = CT(mention,$0)
notwithstanding the fact that = although
not in a position to = unable to
not to mention the fact that = not to mention that
of the same opinion = agreed
on a daily basis = daily
on a monthly basis = monthly
on a regular basis = regularly
on a weekly basis = weekly
on a yearly basis = yearly
on an annual basis = annually
on an ongoing basis = continually
on account of the fact that = because
on account of = because of
on numerous occasions = often
on the basis of = by | from
on the grounds that = because
on the occasion of = when
on the part of = by
on two separate occasions = twice
owing to the fact that = because
perform|performs|performed|performing an analysis of = CT(analyze,$0)
perform|performs|performed|performing an assessment of = CT(assess,$0)
period of time = time | period
pertaining to = about
prior to = before
provide|provides|provided|providing assistance to = CT(help,$0)
provide|provides|provided a description of = CT(describe,$0)
provide|provides|provided an explanation of = CT(explain,$0)
provided that it is the case that = if
put in an appearance = appeared
reach|reaches|reached an agreement = CT(agree,$0)
reach|reaches|reached a conclusion = CT(conclude,$0)
relating to = about
subsequent to = after
take|takes|took|taking action = CT(act,$0)
take|takes|took|taking into consideration = CT(consider,$0)
take|takes|took|taking into account = CT(consider,$0)
than what it was = than it was
that being said [,] = still
the bulk of the = most of the
the manner in which = how
the majority of = most
the question as to whether = whether
the reason why is that = because
the reason is because = because
the vast majority of = most
the way in which = how
there is a chance that = perhaps
there is no doubt that = no doubt
through the use of = by | with
to a certain degree = somewhat
to a certain extent = somewhat
to a large extent = largely
to the extent that = so far as
until such time as = until
utilization of = use of
lemma:utilize = CT(use,$0)
lemma:utilise = CT(use,$0)
with a view to [*ing] = to
with reference to = about
with regard to = about
with respect to the fact that = as
with the exception of = except
with the intention of [*ing] = to
with the possible exception of = except perhaps
with the result that = so that
would seem to suggest = suggests
whether or not to = whether to
`);

/** “in order to” → “to”. */
export const wordyPhrase = defineRule({
  id: "clarity/wordy-phrase",
  title: "Shorter says it",
  explain: "A shorter phrase says the same. Readers thank you for every word you spare them.",
  kind: "clarity",
  level: "hint",
  examples: [
    { wrong: "He left due to the fact that it rained.", right: "He left because it rained." },
    { wrong: "We met in order to talk.", right: "We met to talk." },
    { wrong: "They made a decision.", right: "They decided." },
    { wrong: "She utilized the tool.", right: "She used the tool." },
    { wrong: "It is important to note that cats sleep.", right: "Cats sleep." },
  ],
  leaves: [
    "He left because it rained.",
    "The order to march came.",
    "We met to talk.",
    "In the course he took.",
    "She made a wise decision.",
  ],
  patterns: table,
  message: (matched, first) => (first === "" || first === undefined ? `“${matched}” can go.` : `Shorter: “${first}”.`),
});
