import { ConfigurationError } from '@lyng/feature';
import type { ContentSources, Environment } from '@lyng/feature';
import { paymentSources, shopSources } from './payment-sources.ts';

const local = 'http://localhost:4300';
const allOf = ({ script, frame, connect, image }: ContentSources) => [...script, ...frame, ...connect, ...image];

describe('paymentSources', () => {
  it('are without a provider only the local one, in a frame', () => {
    expect(paymentSources({})).toEqual({ script: [], frame: [local], form: [local], connect: [], image: [] });
  });

  it.each<[string, Environment, string]>([
    ['the port of the backend', { BACKEND_PORT: '4631' }, 'http://localhost:4631'],
    [
      'its public address',
      { BACKEND_PORT: '4631', BACKEND_PUBLIC_URL: 'https://pay.example/x' },
      'https://pay.example',
    ],
    ['an empty setting as none', { BACKEND_PORT: '', BACKEND_PUBLIC_URL: '' }, local],
  ])('frame the local payment provider by %s [CHK-11]', (_rule, environment, source) => {
    expect(paymentSources(environment).frame).toEqual([source]);
  });

  it.each([
    ['klarna', /klarna/, /avarda/],
    ['avarda', /avarda/, /klarna/],
    [' Klarna , avarda', /klarna/, /example/],
  ])('are what %j needs, and only when it is configured [CHK-11]', (PAYMENT_PROVIDERS, own, other) => {
    const sources = paymentSources({ PAYMENT_PROVIDERS });
    for (const named of [sources.script, sources.frame, sources.connect, sources.image])
      expect(named.some((source) => own.test(source))).toBe(true);
    expect(allOf(sources).filter((source) => other.test(source))).toEqual([]);
    expect(allOf(sources).filter((source) => source === '*' || source === 'https:')).toEqual([]);
    expect(allOf(sources)).not.toContain("'unsafe-inline'");
    expect(sources.script).toContain('blob:');
  });

  it('are outside the checkout those of no provider [REL-17]', () => {
    expect(shopSources({ PAYMENT_PROVIDERS: 'klarna,avarda' })).toEqual(paymentSources({}));
  });

  it.each([
    [{ BACKEND_PUBLIC_URL: 'xx' }, 'BACKEND_PUBLIC_URL is "xx"'],
    [{ BACKEND_PUBLIC_URL: 'pay.example' }, 'BACKEND_PUBLIC_URL is "pay.example"'],
    [{ BACKEND_PORT: 'abc' }, 'BACKEND_PORT'],
    [{ PAYMENT_PROVIDERS: 'klarna,nobody' }, 'PAYMENT_PROVIDERS names "nobody"'],
  ])('[REL-22] name what is wrong in %j', (env, expected) => {
    expect(() => paymentSources(env)).toThrow(ConfigurationError);
    expect(() => paymentSources(env)).toThrow(expected);
  });
});
