import fc from 'fast-check';
import { htmlDocument, scriptJson } from './html-document.ts';
import { earlyTapsScript } from './early-taps-script.ts';
import type { HtmlDocument } from './html-document.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--',
  '<!--<script>',
  ']]>',
  'line\u2028and\u2029paragraph',
  '"; alert(1); //',
  "'",
  '\\u003c',
  '\u0000',
  '\ud800',
  '&lt;/script&gt;',
];

describe('scriptJson', () => {
  it.each(hostile.map((text) => [text]))('lets %j neither end its element nor start another', (text) => {
    const json = scriptJson({ [text]: text });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ [text]: text });
  });

  it('round-trips any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

const page = (more: Partial<HtmlDocument> = {}): string =>
  htmlDocument({
    language: 'da',
    head: { title: 'Sko | Lyng' },
    body: '<main>Sko</main>',
    state: { count: 1 },
    css: 'main{color:red}',
    script: '/assets/entry.js',
    modules: ['/assets/list.js', '/assets/da.js'],
    ...more,
  });

/** The content between `<script …>` and `</script>`, of every script. */
const scriptsOf = (html: string): readonly (readonly [attributes: string, content: string])[] =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(
    ([, attributes = '', content = '']) => [attributes.trim(), content] as const,
  );

describe('htmlDocument', () => {
  it('sets its language [ROUTE-28]', () => {
    expect(page({ language: 'sv' })).toMatch(
      /^<!doctype html><html lang="sv" data-hydrates=""><head><meta charset="utf-8">/,
    );
  });

  it('has one inline script, beside one module and data', () => {
    expect(scriptsOf(page())).toEqual([
      ['id="early-taps"', earlyTapsScript],
      ['type="application/json" id="state"', '{"count":1}'],
      ['type="module" async src="/assets/entry.js"', ''],
    ]);
  });

  it('has no script when there is nothing to hydrate', () => {
    const body = '<main>Noget gik galt.</main>';
    const html = htmlDocument({ language: 'da', head: { title: 'Lyng' }, body, css: '', modules: [] });
    expect(scriptsOf(html)).toEqual([]);
    expect(html).toContain('<html lang="da">');
    expect(html).toContain(body);
  });

  it.each(hostile.map((text) => [text]))('keeps its three scripts with %j in title, description and state', (text) => {
    const html = page({ head: { title: text, description: text, noindex: true }, state: { text } });
    expect(scriptsOf(html)).toHaveLength(3);
    expect(html.match(/<\/?title>/g)).toHaveLength(2);
    expect(html.match(/<!--/g)).toBeNull();
    expect(JSON.parse(scriptsOf(html)[1]?.[1] ?? '')).toEqual({ text });
  });

  it('escapes attributes', () => {
    const html = page({
      head: {
        title: 'A & B',
        description: '"><img src=x onerror=alert(1)> \'&amp;',
        alternates: {
          canonical: 'http://dk.localhost/s/%22%3E?page=2&x="><b>',
          links: [{ hreflang: 'da-DK', href: 'http://dk.localhost/"><i>' }],
        },
      },
    });
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('content="&quot;&gt;&lt;img src=x onerror=alert(1)&gt; &#39;&amp;amp;"');
    expect(html).toContain('href="http://dk.localhost/s/%22%3E?page=2&amp;x=&quot;&gt;&lt;b&gt;"');
    expect(html).toContain('href="http://dk.localhost/&quot;&gt;&lt;i&gt;"');
    expect(html).not.toMatch(/<(img|b|i)\b/);
  });

  it('marks the page’s own tags, so that the browser can remove them with the page', () => {
    const html = page({
      head: { title: 'Kurv', noindex: true, alternates: { canonical: 'http://dk.localhost/kurv', links: [] } },
    });
    expect(html).toContain('<meta name="robots" content="noindex, follow" data-page="">');
    expect(html).toContain('<link rel="canonical" href="http://dk.localhost/kurv" data-page="">');
    expect(html).not.toMatch(/<meta name="viewport"[^>]*data-page/);
  });

  it('preloads what the page needs to hydrate', () => {
    expect(page()).toContain(
      '<link rel="modulepreload" href="/assets/list.js"><link rel="modulepreload" href="/assets/da.js">',
    );
    expect(page()).not.toContain('rel="preload"');
  });

  it('puts React’s output at the root, unchanged', () => {
    expect(page({ body: '<main>A &amp; å</main>' })).toContain('<div id="root"><main>A &amp; å</main></div>');
  });
});

describe('the order of a document', () => {
  it('has scripts behind the markup, so that they do not delay its first images, and runs them behind the state', () => {
    const html = page({ nextModules: ['/assets/tab.js', '/assets/next.js'] });
    const places = ['<meta name="next-modules"', '<main>', 'href="/assets/list.js"', 'id="state"', 'async src='].map(
      (text) => html.indexOf(text),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(html).toContain('content="/assets/tab.js /assets/next.js"');
  });

  it('has what features add: tags of the page, tags of the site, and data at the end', () => {
    const tag = (property: string) => ({ name: 'meta', attributes: { property, content: '"<x>' } }) as const;
    const html = page({
      documentHead: { pageTags: [tag('og:title')], siteTags: [tag('site')], structuredData: [{ name: '</script>' }] },
    });
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<meta property="og:title" content="&quot;&lt;x&gt;" data-page="">');
    expect(head).toContain('<meta property="site" content="&quot;&lt;x&gt;">');
    expect(body).toContain('<script type="application/ld+json" data-page="">{"name":"\\u003c/script>"}</script>');
  });
});
