import { hasPayment, paymentSources, shopSources } from './payment-sources.ts';
import type { Environment } from './settings.ts';
import { securityHeaders } from './security-headers.ts';

const styleSource = "'sha256-abc='";
const headersFor = (development = false, environment: Environment = {}) =>
  securityHeaders({ styleSource, development, payment: paymentSources(environment) });
const policyOf = (development: boolean, environment?: Environment): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headersFor(development, environment)['content-security-policy'] ?? '').split('; ').map((directive) => {
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
    ['img-src', ["'self'", 'data:']],
    ['frame-src', ['http://localhost:4300']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'", 'http://localhost:4300']],
  ])('in production allows by %s only %j (promises X9, X11)', (directive, sources) => {
    expect(policyOf(false).get(directive)).toEqual(sources);
  });

  it('in production lets no script run inline, and none be made from text', () => {
    const scripts = [...policyOf(false)].filter(([name]) => !name.startsWith('style-'));
    expect(scripts.flatMap(([, sources]) => sources)).not.toContain("'unsafe-inline'");
    expect([...policyOf(false).values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('loads nothing from any other host; the local payment provider alone is shown in a frame', () => {
    const others = [...policyOf(false)]
      .filter(([name]) => !['form-action', 'frame-src'].includes(name))
      .map(([, sources]) => sources);
    expect(others.flat().filter((source) => /[./*]|^https?:/.test(source.replace(styleSource, '')))).toEqual([]);
  });

  it('gives way to the dev server in development only', () => {
    expect(policyOf(true).get('script-src')).toContain("'unsafe-inline'");
    expect(policyOf(true).get('connect-src')).toContain('ws:');
  });

  it('lets nothing be sniffed, and tells other sites no addresses', () => {
    expect(headersFor()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('fits into header fields: one line of visible ASCII each', () => {
    for (const value of Object.values(headersFor())) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each<[string, Environment, string]>([
    ['the port of the backend', { BACKEND_PORT: '4631' }, 'http://localhost:4631'],
    [
      'the address that shoppers know it by',
      { BACKEND_PORT: '4631', BACKEND_PUBLIC_URL: 'https://pay.lyng.example/x' },
      'https://pay.lyng.example',
    ],
    ['an empty setting as none', { BACKEND_PORT: '', BACKEND_PUBLIC_URL: '' }, 'http://localhost:4300'],
  ])('frames the local payment provider by %s [CHK-11]', (_rule, environment, source) => {
    expect(policyOf(false, environment).get('frame-src')).toEqual([source]);
  });

  it.each([
    ['klarna', ['script-src', 'connect-src', 'frame-src', 'img-src'], /klarna/, /avarda/],
    ['avarda', ['script-src', 'connect-src', 'frame-src', 'img-src'], /avarda/, /klarna/],
    [' Klarna , avarda', ['script-src', 'connect-src', 'frame-src', 'img-src'], /klarna/, /example/],
  ])('lets in what %j needs, and only when it is configured [CHK-11]', (PAYMENT_PROVIDERS, directives, own, other) => {
    const policy = policyOf(false, { PAYMENT_PROVIDERS });
    for (const name of directives) expect(policy.get(name)?.some((source) => own.test(source))).toBe(true);
    expect([...policy.values()].flat().some((source) => other.test(source))).toBe(false);
    expect([...policy.values()].flat().filter((source) => source === '*' || source === 'https:')).toEqual([]);
    expect(policy.get('style-src')).toEqual(policyOf(false).get('style-src'));
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect(policy.get('script-src')).toContain('blob:');
  });

  it.each([
    ['', 'same-origin'],
    ['klarna', 'same-origin-allow-popups'],
    ['avarda', 'same-origin-allow-popups'],
  ])(
    'of %j lets the windows that it opens answer the page only where a provider needs it: %s [CHK-11] (promise X9)',
    (PAYMENT_PROVIDERS, policy) => {
      expect(headersFor(false, { PAYMENT_PROVIDERS })['cross-origin-opener-policy']).toBe(policy);
    },
  );

  it('lets the providers in nowhere but on the checkout [REL-17] (promise X22)', () => {
    const environment = { PAYMENT_PROVIDERS: 'klarna,avarda' };
    expect(shopSources(environment)).toEqual(paymentSources({}));
    expect(['home', 'cart', 'product', 'account'].filter((screen) => hasPayment(screen as 'home'))).toEqual([]);
    expect(
      ['checkout', 'checkout-confirm', 'checkout-klarna-fail'].every((screen) => hasPayment(screen as 'home')),
    ).toBe(true);
  });

  it('does not start with a provider that nobody knows', () => {
    expect(() => paymentSources({ PAYMENT_PROVIDERS: 'klama' })).toThrow(/PAYMENT_PROVIDERS names "klama"/);
  });
});
