import { catalogue } from "@housestyle/texts";

/** The templates that a document can start from: their names, their descriptions, and their content as Markdown. */
export const documentTemplates = catalogue("document-templates", {
  report: {
    name: "Report",
    about: "Summary first, then findings and next steps",
    text: `# Report title

*Author, date*

## Summary

In two or three sentences: what you examined, what you found, and what you recommend.

## Background

Why this report was written, and what the reader needs to know first.

## Findings

### First finding

What you found, and the evidence for it.

### Second finding

What you found, and the evidence for it.

## Recommendations

1. The most important step, who takes it, and by when.
2. The next step.

## Next steps

What happens now, and when the reader will hear from you next.
`,
  },
  answer: {
    name: "Support reply",
    about: "A clear reply to a customer",
    text: `Hello [name],

Thank you for writing to us about [the problem in the customer’s own words].

[The answer in one sentence.]

Here is how to solve it:

1. [First step]
2. [Second step]
3. [What the customer sees when it has worked]

If that does not help, please reply with [what you need to know], and we will look into it.

Best regards,
[your name]
`,
  },
  blog: {
    name: "Blog post",
    about: "A hook, three points, and a call to action",
    text: `# A title that says what the reader gets

Begin with the reader’s problem, a question, or a short story. Say what this post answers.

## First point

One idea for each section, with an example.

## Second point

Short paragraphs are easier to read on a phone.

## Third point

Show what changes for the reader.

## In short

- The point to remember
- What to try first

What would you add? Tell us in the comments.
`,
  },
  novel: {
    name: "Novel",
    about: "Parts, chapters, and scenes",
    text: `# Title of the novel

*Author*

# Part One

## Chapter 1

The first scene begins here.

---

The second scene begins here.

## Chapter 2

The second chapter begins here.

# Part Two

## Chapter 3

The third chapter begins here.
`,
  },
  paper: {
    name: "Paper",
    about: "From the abstract to the references",
    text: `# Title of the paper

*Authors and affiliations*

## Abstract

The question, the method, the main result, and what it means, in up to 250 words.

## 1. Introduction

What is known, what is not known, and what this paper adds.

## 2. Related work

How others have approached the question, and how this work differs.

## 3. Methods

What was done, in enough detail for others to repeat it.

## 4. Results

What was found, without interpretation.

## 5. Discussion

What the results mean, and their limits.

## 6. Conclusion

The answer to the question, and what comes next.

## References

1. Author, A. (Year). Title. *Journal*, volume(issue), pages.
`,
  },
});
