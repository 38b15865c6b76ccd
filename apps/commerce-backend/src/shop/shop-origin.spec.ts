import { readShop } from '../api/read-config.ts';
import { shopOrigin } from './shop-origin.ts';

const place = { shop: readShop(), storefrontPort: 4200, allowedOrigins: [] };
const named = { ...place, allowedOrigins: ['https://shop.example', 'https://dk.localhost:8443', 'not an origin'] };

describe('where a market’s pages are', () => {
  it.each<[string, typeof named | typeof place, string | undefined, string]>([
    ['the shop’s own port, without a request', place, undefined, 'http://dk.localhost:4200'],
    ['where the shopper sees them, without a proxy', place, 'http://dk.localhost:4200', 'http://dk.localhost:4200'],
    ['where the shopper sees them, behind a proxy for https', place, 'https://dk.localhost', 'https://dk.localhost'],
    [
      'on the market’s own host, whichever of the shop’s was requested',
      place,
      'https://localhost',
      'https://dk.localhost',
    ],
    ['on no foreign host', place, 'https://evil.example', 'http://dk.localhost:4200'],
    ['on no host that begins like ours', place, 'https://dk.localhost.evil.example', 'http://dk.localhost:4200'],
    ['on no foreign port', place, 'https://dk.localhost:666', 'http://dk.localhost:4200'],
    ['the operator’s, without a request', named, undefined, 'https://dk.localhost:8443'],
    ['the operator’s for that host, for a foreign request', named, 'https://evil.example', 'https://dk.localhost:8443'],
    ['an origin that the operator names', named, 'https://dk.localhost:8443', 'https://dk.localhost:8443'],
  ])('%s', (_case, given, seenAt, origin) => {
    expect(shopOrigin(given, 'dk', seenAt)).toBe(origin);
  });

  it('is not the operator’s origin of another market', () => {
    expect(shopOrigin(named, 'se')).toBe('http://se.localhost:4200');
  });
});
