import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { makeSiteConfig } from '../testing/make-site.ts';
import { matchPath } from './match-path.ts';
import { resolveSite } from './resolve-site.ts';
import type { SiteResolution } from './resolve-site.ts';
import { defaultMarket, parseSiteConfig } from './site-config.ts';

const config = makeSiteConfig();
const prefixed = makeSiteConfig({ marketPrefix: true });
const twoTongues = makeSiteConfig({
  markets: config.markets.map((market) =>
    market.alias === 'fi' ? { ...market, languages: ['fi', 'sv'] as const } : market,
  ),
});

/** `se/sv at /sv` for a site, `301 /x` for a redirect. */
const summarize = (resolution: SiteResolution): string => {
  if (resolution.kind === 'unknown-host') return '421';
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.location}`;
  const { market, language, basePath } = resolution.site;
  return `${market}/${language} at ${basePath || '/'} for ${resolution.path}${resolution.rest}`;
};

describe('hosts', () => {
  it.each([
    ['dk.localhost', '/p/a', 'dk/da at / for /p/a'],
    ['se.localhost', '/p/a?b=1', 'se/sv at / for /p/a?b=1'],
    ['no.localhost:4200', '/', 'no/nb at / for /'],
    ['FI.LocalHost.', '/', 'fi/fi at / for /'],
    ['fi.localhost.:80', '/', 'fi/fi at / for /'],
    ['localhost', '/', 'dk/da at / for /'],
    ['localhost', '/sv', 'se/sv at /sv for /'],
    ['localhost', '/sv/p/a', 'se/sv at /sv for /p/a'],
    ['localhost', '/nb', 'no/nb at /nb for /'],
    ['localhost', '/fi/suosikkeja', 'fi/fi at /fi for /suosikkeja'],
    ['localhost', '/svensk', 'dk/da at / for /svensk'],
  ])('%s%s is %s, whatever the cookie has [ROUTE-11, ROUTE-26]', (host, target, expected) => {
    expect(summarize(resolveSite({ host, target, cookieMarket: 'no', config }))).toBe(expected);
  });

  const strangers = 'evil.example dk.localhost.evil.example evil@dk.localhost dk.localhost.. dk.localhost:x __proto__';
  it.each(['', 'dk.localhost, se.localhost', ...strangers.split(' ')])('%j belongs to no site', (host) => {
    expect(summarize(resolveSite({ host, target: '/sv/', config }))).toBe('421');
    expect(summarize(resolveSite({ host, target: '/sv/', config: prefixed }))).toBe('421');
  });
});

describe('language prefixes', () => {
  it.each([
    ['a default language has none [ROUTE-01]', 'se.localhost', '/sv/p/a?b=1#c', '301 /p/a?b=1#c'],
    ['a default language has none [ROUTE-01]', 'se.localhost', '/sv', '301 /'],
    ['a default language has none [ROUTE-01]', 'se.localhost', '/sv/', '301 /'],
    ['a default language has none [ROUTE-01]', 'localhost', '/da/p/a', '301 /p/a'],
    ['the market’s own replaces one that it does not allow [ROUTE-15]', 'se.localhost', '/nb/p/a', '302 /p/a'],
    ['the market’s own replaces one that it does not allow [ROUTE-15]', 'fi.localhost', '/da', '302 /'],
  ])('%s: %s%s leads to %s', (_rule, host, target, expected) => {
    expect(summarize(resolveSite({ host, target, config }))).toBe(expected);
  });

  it('a second language that the market allows has one', () => {
    expect(summarize(resolveSite({ host: 'fi.localhost', target: '/sv/p/a', config: twoTongues }))).toBe(
      'fi/sv at /sv for /p/a',
    );
    // On the shared host Swedish is Sweden's, whose own language it is.
    expect(summarize(resolveSite({ host: 'localhost', target: '/sv/p/a', config: twoTongues }))).toBe(
      'se/sv at /sv for /p/a',
    );
  });

  const hostile = String.raw`/sv//evil.example /sv/\evil.example //evil.example /\evil.example /sv/% /sv/..//evil.example`;
  it.each(['/sv/\t/evil.example', ...hostile.split(' ')])('%j redirects nowhere and has no page', (target) => {
    for (const host of ['se.localhost', 'localhost']) {
      const resolution = resolveSite({ host, target, config });
      expect(resolution.kind).toBe('site');
      if (resolution.kind === 'site') expect(matchPath(target, resolution.site).kind).toBe('not-found');
    }
  });
});

describe('market prefixes', () => {
  const rows: readonly (readonly [rule: string, ...(readonly (readonly [target: string, expected: string])[])])[] = [
    [
      'the market comes before the language [ROUTE-12]',
      ['/sv/se', '301 /se/sv'],
      ['/sv/se/p/a?b=1#c', '301 /se/sv/p/a?b=1#c'],
      ['/da/dk/', '301 /dk/da'],
      ['/nb/se/p/a', '301 /se/sv/p/a'],
      ['/fi/se', '301 /se/sv'],
    ],
    [
      'a language that is not allowed or missing is the market’s own [ROUTE-15]',
      ['/se/nb/p/a', '302 /se/sv/p/a'],
      ['/fi/sv', '302 /fi/fi'],
      ['/se/p/a', '302 /se/sv/p/a'],
      ['/se', '302 /se/sv'],
    ],
    [
      'what is right stays [ROUTE-11]',
      ['/se/sv', 'se/sv at /se/sv for /'],
      ['/fi/fi', 'fi/fi at /fi/fi for /'],
      ['/fi/fi/fi', 'fi/fi at /fi/fi for /fi'],
      ['/no/nb/p/a?b', 'no/nb at /no/nb for /p/a?b'],
    ],
  ];
  it.each(rows.flatMap(([rule, ...pairs]) => pairs.map((pair) => [rule, ...pair] as const)))(
    '%s: %s leads to %s',
    (_rule, target, expected) => {
      expect(summarize(resolveSite({ host: 'localhost', target, config: prefixed }))).toBe(expected);
    },
  );

  it.each([
    ['localhost', '/', undefined, '302 /dk/da'],
    ['localhost', '/p/a?b=1#c', undefined, '302 /dk/da/p/a?b=1#c'],
    ['localhost', '/p/a', 'se', '302 /se/sv/p/a'],
    ['localhost', '/p/fi', 'se', '302 /se/sv/p/fi'],
    ['localhost', '/dc/fi', 'no', '302 /no/nb/dc/fi'],
    ['localhost', '/p/a', 'xx', '302 /dk/da/p/a'],
    ['localhost', '/p/a', '__proto__', '302 /dk/da/p/a'],
    ['localhost', '/sv/p/a', 'fi', '302 /fi/fi/p/a'],
    ['no.localhost', '/p/a', undefined, '302 /no/nb/p/a'],
    ['no.localhost', '/p/a', 'se', '302 /no/nb/p/a'],
  ])(
    'the market is that of the host, then of the cookie, then the fallback: %s%s with %s leads to %s [ROUTE-13, ROUTE-26, SPEC-4]',
    (host, target, cookieMarket, expected) => {
      expect(summarize(resolveSite({ host, target, cookieMarket, config: prefixed }))).toBe(expected);
    },
  );

  it.each([
    ['/xx/sv/p/a?b=1', '/dk/da/p/a?b=1', 'xx'],
    ['/gb/da', '/dk/da', 'gb'],
    ['/sv/sv', '/dk/da', 'sv'],
  ])(
    'an unknown market falls back: %s leads to %s, and %s is for the log [ROUTE-14]',
    (target, location, unknownMarket) => {
      const resolution = resolveSite({ host: 'localhost', target, config: prefixed });
      expect(resolution).toEqual({ kind: 'redirect', status: 302, location, unknownMarket });
    },
  );

  it('keeps every language a market allows', () => {
    const both = { ...twoTongues, marketPrefix: true };
    expect(summarize(resolveSite({ host: 'localhost', target: '/fi/sv/p/a', config: both }))).toBe(
      'fi/sv at /fi/sv for /p/a',
    );
  });
});

describe('properties', () => {
  const pieces = String.raw`/ // \ /sv /se /fi /da /dk /no /nb /xx /dc /p /evil.example /@ /%2f /%5c /% /.. /%73v /kassa`;
  const piece = fc.constantFrom('/%C3%A4', '\r\n', '?x=\r\n', '#ä', ...pieces.split(' '));
  const target = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
  const host = fc.constantFrom('localhost', 'dk.localhost', 'se.localhost', 'fi.localhost');

  it('one redirect puts a path right, and never off the host [ROUTE-12] [ROUTE-13]', () => {
    fc.assert(
      fc.property(
        host,
        target,
        fc.constantFrom(config, prefixed, twoTongues),
        fc.constantFrom(undefined, 'se', 'xx'),
        (name, requestTarget, one, cookieMarket) => {
          const first = resolveSite({ host: name, target: requestTarget, config: one, cookieMarket });
          if (first.kind !== 'redirect') return;
          expect(first.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          const url = new URL(first.location, `http://${name}`);
          expect(url.hostname).toBe(name);
          // A prefix that stood before another prefix may be taken off once more where the host decides.
          let next = resolveSite({ host: name, target: first.location, config: one, cookieMarket });
          for (let steps = 0; next.kind === 'redirect' && !one.marketPrefix && steps < 7; steps += 1) {
            next = resolveSite({ host: name, target: next.location, config: one, cookieMarket });
          }
          expect(next.kind).toBe('site');
        },
      ),
      { numRuns: fuzzRuns(10_000) },
    );
  });
});

describe('parseSiteConfig', () => {
  const [denmark] = config.markets;
  it.each<[unknown, string]>([
    [null, ''],
    [[], ''],
    [{ ...config, slug: 1 }, 'slug'],
    [{ ...config, markets: {} }, 'markets'],
    [{ ...config, defaultMarket: 'gb' }, 'markets'],
    [{ ...config, markets: [denmark, null] }, 'markets[1].'],
    [{ ...config, markets: [{ ...denmark, host: '' }] }, 'markets[0].host'],
    [{ ...config, markets: [denmark, { ...denmark, alias: 'gb' }] }, 'markets[1].alias'],
    [{ ...config, markets: [{ ...denmark, currency: 'GBP' }] }, 'markets[0].currency'],
    [{ ...config, markets: [{ ...denmark, languages: [] }] }, 'markets[0].languages'],
    [{ ...config, markets: [{ ...denmark, languages: ['en'] }] }, 'markets[0].languages'],
  ])('rejects %j for its %j', (json, field) => {
    expect(parseSiteConfig(json)).toEqual({ ok: false, error: { kind: 'malformed-config', field } });
  });

  it('calls a configuration without its default market a bug', () => {
    expect(() => defaultMarket({ ...config, markets: [] })).toThrow('@lyng/routing: no market has the alias dk');
  });
});
