import { applyHead, headTags } from './page-head.ts';
import type { PageHead } from './page-head.ts';

const shoes: PageHead = {
  title: 'Sko | Lyng',
  description: 'Sko til alle veje.',
  alternates: {
    canonical: 'http://dk.localhost/c/sko',
    links: [
      { hreflang: 'da-DK', href: 'http://dk.localhost/c/sko' },
      { hreflang: 'sv-SE', href: 'http://se.localhost/c/skor' },
      { hreflang: 'x-default', href: 'http://dk.localhost/c/sko' },
    ],
  },
};

describe('headTags', () => {
  it('names canonical address and every alternate [ROUTE-28]', () => {
    expect(headTags(shoes)).toEqual([
      { name: 'meta', attributes: { name: 'description', content: 'Sko til alle veje.' } },
      { name: 'link', attributes: { rel: 'canonical', href: 'http://dk.localhost/c/sko' } },
      { name: 'link', attributes: { rel: 'alternate', hreflang: 'da-DK', href: 'http://dk.localhost/c/sko' } },
      { name: 'link', attributes: { rel: 'alternate', hreflang: 'sv-SE', href: 'http://se.localhost/c/skor' } },
      { name: 'link', attributes: { rel: 'alternate', hreflang: 'x-default', href: 'http://dk.localhost/c/sko' } },
    ]);
  });

  const unlisted = { canonical: '/cart', links: [{ hreflang: 'sv-SE', href: '/cart' }], isUnlisted: true } as const;
  it.each<[string, PageHead, readonly string[]]>([
    ['nothing but a title', { title: 'Lyng' }, []],
    ['an empty description', { title: 'Lyng', description: '' }, []],
    ['a page not to be listed', { title: 'Lyng', noindex: true }, ['robots: noindex, follow']],
    ['a page that may be listed', { title: 'Lyng', noindex: false }, []],
    [
      'a canonical address alone',
      { title: 'Kurv', alternates: { canonical: '/cart', links: [] } },
      ['canonical: /cart'],
    ],
    ['a page that only shoppers are to find elsewhere', { title: 'Kurv', alternates: unlisted }, ['canonical: /cart']],
  ])('has for %s only what is given', (_name, head, expected) => {
    const shown = headTags(head).map(
      ({ attributes }) => `${attributes.name ?? attributes.rel}: ${attributes.content ?? attributes.href}`,
    );
    expect(shown).toEqual(expected);
  });
});

describe('applyHead', () => {
  const newDocument = (head = ''): Document =>
    new DOMParser().parseFromString(`<!doctype html><html><head>${head}</head><body></body></html>`, 'text/html');
  const tagsOf = (document: Document): readonly string[] =>
    [...document.head.children].map(({ outerHTML }) => outerHTML);

  it('adds a page’s tags once, removes those of the last page, and keeps all others', () => {
    const document = newDocument(
      '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, follow" data-page="">',
    );
    for (const _time of [1, 2]) applyHead(document, shoes);
    expect([document.title, document.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([
      'Sko | Lyng',
      'http://dk.localhost/c/sko',
    ]);
    expect(document.head.children).toHaveLength(7);
    applyHead(document, { title: 'Kurv | Lyng', noindex: true });
    expect(document.title).toBe('Kurv | Lyng');
    expect(tagsOf(document)).toEqual([
      '<meta name="viewport" content="width=device-width">',
      '<title>Kurv | Lyng</title>',
      '<meta name="robots" content="noindex, follow" data-page="">',
    ]);
  });

  it('removes what only the document of the last page had, wherever it is', () => {
    const document = newDocument(
      '<meta property="og:title" content="Kurv" data-page=""><link rel="manifest" href="/m">',
    );
    document.body.innerHTML = '<script type="application/ld+json" data-page="">{}</script><main>Sko</main>';
    applyHead(document, { title: 'Sko | Lyng' });
    expect(tagsOf(document)).toEqual(['<link rel="manifest" href="/m">', '<title>Sko | Lyng</title>']);
    expect(document.body.innerHTML).toBe('<main>Sko</main>');
  });

  it('writes hostile texts as text', () => {
    const document = newDocument();
    const [title, description] = ['</title><script>alert(1)</script>', '"><script>alert(2)</script>'];
    applyHead(document, { title, description });
    expect(document.title).toBe(title);
    expect(document.querySelector('script')).toBeNull();
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(description);
  });
});
