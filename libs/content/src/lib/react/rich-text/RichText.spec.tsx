import { TestProviders } from '@lyng/feature/testing';
import { makeSite } from '@lyng/routing/testing';
import { fuzzRuns } from '@lyng/model/testing';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { richTextTags } from '../../core/rich-text.ts';
import { RichText } from './RichText.tsx';

const show = (html: string) =>
  render(
    <TestProviders site={makeSite({ language: 'sv', basePath: '/sv' })}>
      <RichText html={html} />
    </TestProviders>,
  ).container;

describe('RichText', () => {
  it('renders what editors write, links on this site [CMS-05]', () => {
    show(
      '<h2>Retur</h2><p>Läs <a href="/retur">mer</a> &amp; skriv till <a href="mailto:a@b.se">oss</a>.</p><hr><p>a<br>b</p>',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Retur' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'mer' })).toHaveAttribute('href', '/sv/retur');
    expect(screen.getByRole('link', { name: 'oss' })).toHaveAttribute('href', 'mailto:a@b.se');
  });

  it('removes everything active [CMS-05]', () => {
    const container = show('<script>x</script><a href="&#106;avascript:alert(1)">x</a><p onclick="x" id="z">x</p>');
    expect(container.querySelector('script, a, [onclick], [id]')).toBeNull();
  });

  it('renders tables that scroll, without the whitespace that React rejects', () => {
    const quiet = jest.spyOn(console, 'error');
    show('<table>\n <thead> <tr> <th>EU</th> </tr> </thead>\n <tbody><tr><td>38</td></tr></tbody></table>');
    expect(screen.getByRole('table')).toHaveTextContent('EU38');
    expect(quiet).not.toHaveBeenCalled();
    quiet.mockRestore();
  });

  /**
   * The server's text, and the elements that a browser makes of it: with a difference, hydration throws all of the page
   * away.
   */
  const sentAndRead = (html: string): readonly [sent: string, read: string] => {
    const sent = renderToStaticMarkup(
      <TestProviders>
        <RichText html={html} />
      </TestProviders>,
    ).replaceAll(/<([bh]r)\/>/g, '<$1>');
    const page = document.createElement('div');
    page.innerHTML = sent;
    return [sent, page.innerHTML];
  };

  it.each([
    ['<p>a<p>b</p>', 'p p'],
    ['<p>a<ul><li>b<li>c</ul></p>', 'p ul li li'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', 'ul li ul li li'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 'div table tbody tr td td tr td'],
    [
      '<table><thead><tr><th>a</th></tr><tbody><tr><td><p>b<table><tr><td>c</table></table>',
      'div table thead tr th tbody tr td p div table tbody tr td',
    ],
    ['<tr><td>a</td></tr><p>b', 'p'],
    ['<table><p>a</p><tr><b>b</b><td>c</table>', 'div table tbody tr td'],
    ['<a href="/a">a<b><a href="/b">b</a></b></a>', 'a b a'],
    ['<dl><dt>a<dd>b<dl><dt>c</dl><dd>d</dl>', 'dl dt dd dl dt dd'],
    ['<h2>a<h3>b</h3></h2>', 'h2 h3'],
  ])('reads %s as a browser can read it again: %s', (html, elements) => {
    const [sent, read] = sentAndRead(html);
    const sentElements = [...sent.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect(sentElements.slice(1).join(' ')).toBe(elements);
    expect(read).toBe(sent);
  });

  it('renders whatever is written as a browser reads it again, so that a page hydrates', () => {
    const tags = fc.constantFrom(...richTextTags);
    const piece = fc.oneof(
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag}>`),
      fc.constantFrom('x', '<a href="/x">'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const [sent, read] = sentAndRead(pieces.join(''));
        expect(read).toBe(sent);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
