import { securityHeaders } from './security-headers.ts';

const styleSource = "'sha256-abc='";
const policyOf = (development: boolean): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (securityHeaders({ styleSource, development })['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('securityHeaders', () => {
  it.each([
    ['script-src', ["'self'"]],
    ['style-src', ["'self'", styleSource]],
    ['connect-src', ["'self'"]],
    ['default-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
  ])('in production allows by %s only %j (promises X9, X11)', (directive, sources) => {
    expect(policyOf(false).get(directive)).toEqual(sources);
  });

  it('in production lets no script run inline, and none be made from text', () => {
    const scripts = [...policyOf(false)].filter(([name]) => !name.startsWith('style-'));
    expect(scripts.flatMap(([, sources]) => sources)).not.toContain("'unsafe-inline'");
    expect([...policyOf(false).values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('loads nothing from any other host', () => {
    expect([...policyOf(false).values()].flat().filter((source) => /[./*]|^https?:/.test(source.replace(styleSource, '')))).toEqual([]);
  });

  it('gives way to the dev server in development only', () => {
    expect(policyOf(true).get('script-src')).toContain("'unsafe-inline'");
    expect(policyOf(true).get('connect-src')).toContain('ws:');
  });

  it('lets nothing be sniffed, and tells other sites no addresses', () => {
    expect(securityHeaders({ styleSource, development: false })).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('fits into header fields: one line of visible ASCII each', () => {
    for (const value of Object.values(securityHeaders({ styleSource, development: false }))) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });
});
