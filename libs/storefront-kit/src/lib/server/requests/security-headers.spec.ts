import type { ContentSources } from '@lyng/feature';
import { earlyTapsSource } from '../documents/early-taps-script.ts';
import { securityHeaders } from './security-headers.ts';

const styleSource = "'sha256-abc='";
const local: ContentSources = {
  script: [],
  frame: ['http://localhost:4300', 'https://films.example'],
  form: ['http://localhost:4300'],
  connect: [],
  image: [],
};
const provider: ContentSources = {
  script: ['blob:', 'https://*.pay.example'],
  frame: [...local.frame, 'https://*.pay.example'],
  form: [...local.form, 'https://*.pay.example'],
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
  const production: readonly (readonly [directive: string, sources: readonly string[]])[] = [
    ['script-src', ["'self'", earlyTapsSource]],
    ['style-src', ["'self'", styleSource]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['connect-src', ["'self'"]],
    ['default-src', ["'self'"]],
    ['img-src', ["'self'", 'data:']],
    ['frame-src', ['http://localhost:4300', 'https://films.example']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'", 'http://localhost:4300']],
  ];
  it('allows in production one inline script by its hash, the local provider, frames that a page shows, and no other host [REL3-7]', () => {
    expect(policyOf(false)).toEqual(new Map(production));
  });

  it('allows the dev server in development only', () => {
    expect(policyOf(true).get('script-src')).toContain("'unsafe-inline'");
    expect(policyOf(true).get('connect-src')).toContain('ws:');
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
