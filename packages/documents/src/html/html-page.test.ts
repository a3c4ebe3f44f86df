import { expect, test } from "vitest";
import { schema } from "../schema.ts";
import { htmlPage } from "./html-page.ts";

const { doc, paragraph, heading, bullets, item, rule, newline, code } = schema.nodes;
const p = (text: string) => paragraph.create(null, schema.text(text));

test("a page has the text, its looks, its title, and nothing from elsewhere", () => {
  const { strong, link } = schema.marks;
  const page = htmlPage(
    doc.create(null, [
      heading.create({ level: 2 }, schema.text("A <b>")),
      paragraph.create(null, [
        schema.text("x", [strong.create()]),
        newline.create(),
        schema.text("y", [link.create({ href: 'https://example.org/?a="&b' })]),
      ]),
      bullets.create(null, [item.create(null, p("one")), item.create(null, [p("two"), p("more")])]),
      code.create(null, schema.text("a\n  b")),
      rule.create(),
    ]),
    { title: "Q & A", language: "en-US" },
  );
  expect(page).toContain('<html lang="en-US">');
  expect(page).toContain("<title>Q &amp; A</title>");
  expect(page.slice(page.indexOf("<body>"))).toBe(`<body>
<h2>A &lt;b&gt;</h2>
<p><strong>x</strong><br><a href="https://example.org/?a=&quot;&amp;b">y</a></p>
<ul>
<li>one</li>
<li>
<p>two</p>
<p>more</p>
</li>
</ul>
<pre><code>a
  b</code></pre>
<hr>
</body>
</html>
`);
});
