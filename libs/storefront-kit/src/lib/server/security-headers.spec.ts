import { embeddedServices } from '@lyng/feature';
import type { ContentSources } from '@lyng/feature';
import { makeSiteConfig } from '@lyng/routing/testing';
import { earlyTapsSource } from './early-taps-script.ts';
import { securityHeaders } from './security-headers.ts';
import { createStorefrontServer } from './storefront-server.ts';
import type { StorefrontServerOptions } from './storefront-server.ts';

const styleSource = "'sha256-abc='";
const local: ContentSources = { script: [], frame: ['http://localhost:4300'], connect: [], image: [] };
const provider: ContentSources = {
  script: ['blob:', 'https://*.pay.example'],
  frame: [...local.frame, 'https://*.pay.example'],
  connect: ['https://*.pay.example'],
  image: ['https://*.pay.example'],
};

const headersFor = (development = false, payment = local) => securityHeaders({ styleSource, development, payment });
const directivesOf = (policy = ''): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
const policyOf = (development: boolean, payment?: ContentSources) =>
  directivesOf(headersFor(development, payment)['content-security-policy']);

describe('securityHeaders', () => {
  it.each([
    ['script-src', ["'self'", earlyTapsSource]],
    ['style-src', ["'self'", styleSource]],
    ['connect-src', ["'self'"]],
    ['default-src', ["'self'"]],
    ['img-src', ["'self'", 'data:']],
    ['frame-src', ['http://localhost:4300']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'", 'http://localhost:4300']],
  ])('allows in production by %s only %j', (directive, sources) => {
    expect(policyOf(false).get(directive)).toEqual(sources);
  });

  it('allows in production one inline script by its hash, and none made from text', () => {
    const scripts = [...policyOf(false)].filter(([name]) => !name.startsWith('style-'));
    expect(scripts.flatMap(([, sources]) => sources)).not.toContain("'unsafe-inline'");
    expect([...policyOf(false).values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('loads nothing from another host; only the local payment provider is shown in a frame', () => {
    const others = [...policyOf(false)]
      .filter(([name]) => !['form-action', 'frame-src'].includes(name))
      .map(([, sources]) => sources);
    expect(others.flat().filter((source) => /[./*]|^https?:/.test(source.replace(/^'sha256-.*/, '')))).toEqual([]);
  });

  it('allows the dev server in development only', () => {
    expect(policyOf(true).get('script-src')).toContain("'unsafe-inline'");
    expect(policyOf(true).get('connect-src')).toContain('ws:');
  });

  it('prevents sniffing, and sends no addresses to other sites', () => {
    expect(headersFor()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('is valid for header fields: one line of visible ASCII each', () => {
    for (const value of Object.values(headersFor())) expect(value).toMatch(/^[\x20-\x7e]+$/);
  });

  it('allows what a payment provider needs, and no more styles or inline scripts [CHK-11]', () => {
    const policy = policyOf(false, provider);
    for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src'])
      expect(policy.get(name)).toContain('https://*.pay.example');
    expect(policy.get('style-src')).toEqual(policyOf(false).get('style-src'));
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  });

  it.each([
    [local, 'same-origin'],
    [provider, 'same-origin-allow-popups'],
  ])('lets popups respond to the page only where a provider needs it: %j [CHK-11]', (payment, policy) => {
    expect(headersFor(false, payment)['cross-origin-opener-policy']).toBe(policy);
  });
});

describe('the documents', () => {
  it('allow the payment providers on the checkout only [REL-17]', async () => {
    const server = await createStorefrontServer({
      shop: {
        config: { sites: makeSiteConfig() } as StorefrontServerOptions['shop']['config'],
        features: [{ id: 'payment', server: { checkoutSources: () => provider, sources: () => local } }],
      },
      services: embeddedServices('http://127.0.0.1:1'),
      renderer: async () => ({ status: 200, headers: {}, html: '', styleSource, isComplete: true }),
    });
    const scriptsOn = async (url: string) => {
      const { headers } = await server.inject({ url, headers: { host: 'dk.localhost' } });
      return directivesOf(String(headers['content-security-policy'])).get('script-src');
    };
    const shop = await Promise.all(['/', '/kurv', '/konto', '/nothing'].map(scriptsOn));
    expect(shop).toEqual(shop.map(() => ["'self'", earlyTapsSource]));
    const checkout = await Promise.all(['/kassen', '/checkout/confirm', '/checkout/klarna-fail'].map(scriptsOn));
    expect(checkout).toEqual(checkout.map(() => ["'self'", earlyTapsSource, ...provider.script]));
    await server.close();
  });
});
