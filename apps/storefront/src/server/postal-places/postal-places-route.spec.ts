import type { MarketAlias } from '@lyng/model';
import type { FastifyInstance } from 'fastify';
import { siteConfig } from '../../config.ts';
import { createStorefrontServer } from '../storefront-server.ts';
import { citiesOf } from './cities-by-zip.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await createStorefrontServer({
    backendUrl: 'http://127.0.0.1:1',
    assets: { css: '', cssHash: "'sha256-abc='", lateCss: '', script: '', font: undefined, modulesOf: () => [] },
    renderer: async () => ({ status: 200, headers: {}, html: 'a page', isWhole: true }),
  });
});
afterAll(() => server.close());

const host = siteConfig.markets[0]?.host ?? '';
const ask = (
  path: string,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  headers: Readonly<Record<string, string>> = {},
) => server.inject({ method, url: `/api/postal-places/${path}`, headers: { host, ...headers } });

describe('the place of a postal code', () => {
  it.each([
    ['dk', '2100', 'København Ø'],
    ['dk', '0900', 'København C'],
    ['dk', '8000', 'Aarhus C'],
    ['se', '11122', 'Stockholm'],
    ['se', '36252', 'Jät'],
    ['se', '35226', 'Växjö'],
    ['no', '8601', 'Mo i Rana'],
    ['no', '0150', 'Oslo'],
    ['no', '5003', 'Bergen'],
    ['fi', '00100', 'Helsinki'],
    ['fi', '99999', 'Korvatunturi'],
  ])('of %s %s is %s, and may be kept by everybody', async (market, zip, city) => {
    const answer = await ask(`${market}/${zip}`);
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'public, max-age=86400',
      { city },
    ]);
    expect([answer.headers['content-type'], answer.headers['set-cookie']]).toEqual([
      'application/json; charset=utf-8',
      undefined,
    ]);
  });

  it.each(['dk/2099', 'dk/3900', 'dk/21000', 'dk/02100', 'se/0111', 'fi/22100'])(
    'is not known for %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
        200,
        'public, max-age=86400',
        { city: null },
      ]);
    },
  );

  it.each([
    'dk/21',
    'dk/210000',
    'se/111%2022',
    'no/abcd',
    'fi/',
    'fi/-0100',
    'de/10115',
    'dk/__proto__',
    '__proto__/2100',
    'constructor/2100',
    'dk/%00',
  ])('is none for %s', async (path) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json()]).toEqual([404, {}]);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('is only read, not sent by %s', async (method) => {
    const answer = await ask('dk/2100', method, {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is told on the shop’s own hosts only [X18]', async () => {
    expect((await ask('dk/2100', 'GET', { host: 'evil.example' })).statusCode).toBe(421);
  });
});

describe('the places of a market', () => {
  it.each<[MarketAlias, number, RegExp]>([
    ['dk', 1159, /^\d{4}$/],
    ['se', 18870, /^[1-9]\d{4}$/],
    ['no', 5132, /^\d{4}$/],
    ['fi', 3576, /^\d{5}$/],
  ])(
    'of %s are %i, each code with the digits of its market and a city with a capital',
    async (market, count, digits) => {
      const cities = await citiesOf(market);
      expect(cities.size).toBe(count);
      expect(
        [...cities].filter(([zip, city]) => !digits.test(zip) || !/^\p{Lu}[\p{L} .'’/()-]*\p{L}$/u.test(city)),
      ).toEqual([]);
    },
  );
});
