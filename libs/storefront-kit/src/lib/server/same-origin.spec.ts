import { isSameOriginPost } from './same-origin.ts';

const host = 'dk.localhost:4200';

describe('isSameOriginPost', () => {
  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['the shop’s own page', { host, 'sec-fetch-site': 'same-origin', origin: 'http://dk.localhost:4200' }, true],
    [
      'the shop’s own page, whose privacy settings hide its origin',
      { host, 'sec-fetch-site': 'same-origin', origin: 'null' },
      true,
    ],
    ['the shopper, who sends a form again', { host, 'sec-fetch-site': 'none' }, true],
    ['another site', { host, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [
      'another site that claims our origin',
      { host, 'sec-fetch-site': 'cross-site', origin: 'http://dk.localhost:4200' },
      false,
    ],
    ['another market’s host', { host, 'sec-fetch-site': 'same-site', origin: 'http://se.localhost:4200' }, false],
    ['an unknown word', { host, 'sec-fetch-site': 'SAME-ORIGIN' }, false],
    ['nothing in Sec-Fetch-Site', { host, 'sec-fetch-site': '', origin: 'http://dk.localhost:4200' }, false],
    ['an older browser on our page', { host, origin: 'http://dk.localhost:4200' }, true],
    ['an older browser on our page behind TLS', { host, origin: 'https://dk.localhost:4200' }, true],
    ['an older browser on another site', { host, origin: 'https://evil.example' }, false],
    ['an older browser on another port', { host, origin: 'http://dk.localhost:4201' }, false],
    [
      'an older browser on a host that begins like ours',
      { host, origin: 'http://dk.localhost:4200.evil.example' },
      false,
    ],
    ['an older browser with our host as user name', { host, origin: 'http://dk.localhost:4200@evil.example' }, false],
    ['an older browser in a sandboxed frame', { host, origin: 'null' }, false],
    ['an invalid origin', { host, origin: 'dk.localhost:4200' }, false],
    ['no browser', { host }, false],
    ['a request without a host', { host: '', origin: 'http://dk.localhost:4200' }, false],
    ['a request without a host, and an origin without one', { host: '', origin: 'data:text/plain,x' }, false],
  ])('from %s', (_name, { host: authority = '', ...headers }, expected) => {
    expect(isSameOriginPost(headers, authority)).toBe(expected);
  });
});
