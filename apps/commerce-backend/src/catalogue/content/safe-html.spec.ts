import { htmlToText, markdownToHtml, safeHtml } from './safe-html.ts';
import { xssPayloads } from './testing/xss-payloads.ts';

/** All tags that a text of the shop may have, letter by letter. */
const harmless =
  /^<\/?(p|h2|h3|h4|ul|ol|li|a|strong|em|b|i|blockquote|table|thead|tbody|tr|th|td|dl|dt|dd)>$|^<(br|hr) \/>$/;
const link = /^<a href="(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)[^"<>]*">$|^<a>$/;

/** The tags in which a browser could find something to run: every `<` of the text itself is written as `&lt;`. */
const dangers = (html: string): readonly string[] =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !harmless.test(tag) && !link.test(tag));

describe('safe HTML', () => {
  it('has at least 200 payloads to prove it with', () => {
    expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
  });

  it.each([
    ['HTML', safeHtml],
    ['Markdown', markdownToHtml],
  ])('has of %s nothing that a browser would run, whatever is written [CMS-05]', (_name, made) => {
    const found = xssPayloads.flatMap((payload) => dangers(made(payload)).map((danger) => ({ payload, danger })));
    expect(found).toEqual([]);
  });

  it.each([
    ['<h1>A</h1><h6>B</h6>', '<h2>A</h2><h4>B</h4>'],
    ['<p class="x" style="color:red">A <b>b</b></p>', '<p>A <b>b</b></p>'],
    ['<a href="/c/sko" target="_blank">x</a>', '<a href="/c/sko">x</a>'],
    ['<a href="tel:+4512345678">x</a>', '<a href="tel:+4512345678">x</a>'],
    ['<a href="http://plain.example">x</a>', '<a>x</a>'],
    ['<a href="//other.example">x</a>', '<a>x</a>'],
    ['<script>a()</script><svg><p>b</p></svg>words', 'words'],
  ])('makes of %s: %s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  it('makes of Markdown headings, lists, tables and links', () => {
    expect(markdownToHtml('# Retur\n\n- *14* dage\n\n| EU | cm |\n|---|---|\n| 38 | 23,8 |\n\n[x](/content/a)')).toBe(
      '<h2>Retur</h2><ul><li><em>14</em> dage</li></ul><table><thead><tr><th>EU</th><th>cm</th></tr></thead>' +
        '<tbody><tr><td>38</td><td>23,8</td></tr></tbody></table><p><a href="/content/a">x</a></p>',
    );
  });

  it('nests as deep as a renderer bears', () => {
    expect(safeHtml('<b>'.repeat(10_000)).split('<b>').length).toBeLessThanOrEqual(52);
  });

  it('has its words for the search', () => {
    expect(htmlToText('<h2>Retur &amp; bytte</h2><p>14 dage</p>')).toBe('Retur & bytte 14 dage');
  });
});
