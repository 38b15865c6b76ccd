import { createHash } from 'node:crypto';
import { expect, test, testedSites } from '../../fixtures/http-test.ts';
import { stateOf } from '../../fixtures/page-facts.ts';

const assetsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)),
];

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim())
      .map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );

const documents = ['/', '/nyheder', '/cart', '/kassen', '/favoritter', '/404', '/no/such/page'];

for (const target of documents) {
  test(`${target} runs one inline script and cannot be framed`, async ({ shop }) => {
    const { header, text } = await shop.get('dk', target);
    const policy = directives(header('content-security-policy'));
    const inline = [...text.matchAll(/<script id="early-taps">([^<]*)<\/script>/g)].map(([, script = '']) => script);
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256').update(inline.join()).digest('base64');
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('style-src')).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]+=*'$/);
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('x-powered-by')).toBe('');
    // A promise of https cannot be made over http.
    expect(header('strict-transport-security')).toBe('');
    const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)/g)];
    const others = scripts.filter(
      ([, attributes = '', body]) => body !== '' && !/application\/(?:ld\+)?json/.test(attributes),
    );
    expect(others.map(([, , body]) => body)).toEqual(inline);
    expect(text).not.toMatch(/<[^>]+ on[a-z]+=/i);
  });
}

for (const { alias } of testedSites) {
  test(`${alias}: a public page sets no cookie and is revalidated`, async ({ shop, addresses }) => {
    const { category, product, content } = await addresses(alias);
    for (const target of ['/', category, product, content]) {
      const { header, cookies } = await shop.get(alias, target);
      expect.soft(cookies, target).toEqual([]);
      expect.soft(header('cache-control'), target).toBe('no-cache');
      expect.soft(header('vary'), target).toContain('cookie');
    }
  });
}

test('assets can be cached for ever and are compressed [PAIN-20]', async ({ shop }) => {
  const assets = assetsOf((await shop.get('dk', '/')).text);
  expect(assets.length).toBeGreaterThan(2);
  for (const target of assets) {
    const plain = await shop.get('dk', target);
    const packed = await shop.get('dk', target, { 'accept-encoding': 'gzip, br' });
    expect.soft(plain.status, target).toBe(200);
    expect.soft(plain.header('cache-control'), target).toBe('public, max-age=31536000, immutable');
    expect.soft(plain.header('x-content-type-options'), target).toBe('nosniff');
    if (target.endsWith('.woff2')) continue;
    expect.soft(packed.header('content-encoding'), target).toBe('br');
    expect.soft(Number(packed.header('content-length')), target).toBeLessThan(Number(plain.header('content-length')));
  }
});

for (const target of [
  '/assets/shop-00000000.js',
  '/assets/',
  '/assets/no/such.css',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/assets/..%2f..%2fserver/main.js',
  '/assets/../../server/main.js',
  '/assets/.vite/manifest.json',
]) {
  test(`${target} is missing, and no page in its place [PAIN-20]`, async ({ shop }) => {
    const { status, header, text } = await shop.get('dk', target);
    expect([403, 404]).toContain(status);
    expect(header('content-type')).not.toContain('text/html');
    expect(header('cache-control')).not.toContain('immutable');
    expect(text).not.toContain('createStorefrontServer');
  });
}

const dangerous = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '{{7*7}}',
  '${7*7}',
];

test('a search for code stays text', async ({ shop }) => {
  for (const words of dangerous) {
    const { status, text } = await shop.get('dk', `/s/${encodeURIComponent(words)}`);
    expect.soft(status, words).toBe(200);
    for (const code of ['<script>alert', '<img src=x', '<!--<script']) expect.soft(text, words).not.toContain(code);
    expect.soft(text.split('</script>').length, words).toBe(text.split('<script').length);
    expect.soft(stateOf(text).site.market, words).toBe('dk');
  }
});
