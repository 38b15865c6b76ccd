import { isSameOriginPost } from './same-origin.ts';

const host = 'dk.localhost:4200';

describe('isSameOriginPost', () => {
  const own = `http://${host}`;
  const from = (site: string, origin: string) => ({ host, 'sec-fetch-site': site, origin });
  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['the shop’s own page', from('same-origin', own), true],
    ['the shop’s own page, whose privacy settings hide its origin', from('same-origin', 'null'), true],
    ['the shopper, who sends a form again', { host, 'sec-fetch-site': 'none' }, true],
    ['another site', from('cross-site', 'https://evil.example'), false],
    ['another site that claims our origin', from('cross-site', own), false],
    ['another market’s host', from('same-site', 'http://se.localhost:4200'), false],
    ['an unknown word', { host, 'sec-fetch-site': 'SAME-ORIGIN' }, false],
    ['nothing in Sec-Fetch-Site', from('', own), false],
    ['an older browser on our page', { host, origin: own }, true],
    ['an older browser on our page behind TLS', { host, origin: `https://${host}` }, true],
    ['an older browser on another site', { host, origin: 'https://evil.example' }, false],
    ['an older browser on another port', { host, origin: 'http://dk.localhost:4201' }, false],
    ['an older browser on a host that begins like ours', { host, origin: `${own}.evil.example` }, false],
    ['an older browser with our host as user name', { host, origin: `${own}@evil.example` }, false],
    ['an older browser in a sandboxed frame', { host, origin: 'null' }, false],
    ['an invalid origin', { host, origin: host }, false],
    ['no browser', { host }, false],
    ['a request without a host', { host: '', origin: own }, false],
    ['a request without a host, and an origin without one', { host: '', origin: 'data:text/plain,x' }, false],
  ])('from %s', (_name, { host: authority = '', ...headers }, expected) => {
    expect(isSameOriginPost(headers, authority)).toBe(expected);
  });
});
