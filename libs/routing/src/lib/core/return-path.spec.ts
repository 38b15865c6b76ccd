import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { safeReturnPath } from './return-path.ts';

const rows: readonly (readonly [id: string, what: string, returnTo: string, navigatesTo: string])[] = [
  ['returnTo-001', 'home', '/', '/'],
  ['returnTo-003', 'query and hash stay', '/min-konto/bestillinger?page=2#o1', '/min-konto/bestillinger?page=2#o1'],
  ['returnTo-007', 'three slashes', '///evil.example', '/'],
  ['returnTo-011', 'mixed', '/\\/evil.example', '/'],
  ['returnTo-013', 'tab: URL parser strips it (verified: becomes //evil)', '/\t/evil.example', '/'],
  ['returnTo-017', 'absolute', 'https://evil.example', '/'],
  ['returnTo-022', 'js scheme', 'javascript:alert(1)', '/'],
  ['returnTo-036', 'double encoded', '/%252F/evil.example', '/'],
  ['returnTo-037', 'encoded backslash', '/%5Cevil.example', '/'],
  ['returnTo-042', 'escape root', '/foo/../../evil.example', '/evil.example'],
  ['returnTo-043', 'encoded dot', '/.%2e//evil.example', '/'],
  ['returnTo-044', 'fullwidth solidus (stays a path)', '/／evil.example', '/%EF%BC%8Fevil.example'],
  ['returnTo-058', 'relative word', 'evil', '/'],
  ['returnTo-064', 'NUL in path', '/p/%00', '/'],
];

describe('safeReturnPath', () => {
  it.each(rows)('%s: %s (%j) leads to %j', (_id, _what, returnTo, navigatesTo) => {
    expect(safeReturnPath(returnTo)).toBe(navigatesTo);
  });

  it.each([
    ['/s/ženy', '/s/%C5%BEeny'],
    ['/?q=日本', '/?q=%E6%97%A5%E6%9C%AC'],
    ['/p/a#ž', '/p/a#%C5%BE'],
    ['/s/👟?a=👟', '/s/%F0%9F%91%9F?a=%F0%9F%91%9F'],
    ['/s/\ud800', '/s/%EF%BF%BD'],
  ])('[REL-8] writes %s as a header can carry it: %s', (returnTo, expected) => {
    expect(safeReturnPath(returnTo)).toBe(expected);
  });

  const services = '/graphql?query=mutation /likes/users/7 /cdn-cgi/image/width=80/a.svg /payments/7 /auth/logout';
  const hidden = '/api/storefront/v3/queries /api/log-error /%67raphql /p/../graphql /./auth/logout';
  it.each(`${services} ${hidden}`.split(' '))('[IN-12] never redirects to the service at %s', (returnTo) => {
    expect(safeReturnPath(returnTo, '/cart')).toBe('/cart');
  });

  it.each([
    ['/min-konto/indstillinger?loginToken=abc', '/min-konto/indstillinger'],
    ['/account?a=1&loginToken=abc&b=2#c', '/account?a=1&b=2#c'],
    ['/account?%6CoginToken=abc#loginToken=1', '/account#loginToken=1'],
    ['/account?loginToken', '/account'],
    ['/account?loginTokens=1&a=loginToken=2', '/account?loginTokens=1&a=loginToken=2'],
    ['/account?', '/account?'],
  ])('[IN-13] takes no token along: %s leads to %s', (returnTo, expected) => {
    expect(safeReturnPath(returnTo)).toBe(expected);
  });

  it.each([
    [`/${'a'.repeat(1999)}`, true],
    [`/${'a'.repeat(2000)}`, false],
    [`/${'日'.repeat(300)}`, false],
    [`/?q=${'a'.repeat(3000)}`, false],
  ])('[IN-14] accepts an address of up to 2000 characters, as it is sent: %#', (returnTo, isAccepted) => {
    expect(safeReturnPath(returnTo, '/cart') !== '/cart').toBe(isAccepted);
  });

  it('[REL-8] fits into a header whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const path = safeReturnPath(`/${text}`);
        expect(path).toMatch(/^[\x21-\x7e]{1,2000}$/);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: fuzzRuns(5000) },
    );
  });

  it.each([undefined, null, 1, ['/x'], { toString: () => '/x' }])('ignores %j, which is not a text', (returnTo) => {
    expect(safeReturnPath(returnTo, '/sv')).toBe('/sv');
  });

  it('keeps what the shopper was doing', () => {
    expect(safeReturnPath('/c/sko?brands=R%C3%B8d~1&page=2#p9')).toBe('/c/sko?brands=R%C3%B8d~1&page=2#p9');
    expect(safeReturnPath('/märken/?a=å')).toBe('/m%C3%A4rken?a=%C3%A5');
  });

  it('never leaves the shop, whatever it is given', () => {
    const pieces = String.raw`/ \ // @ : . .. %2f %5c % evil.example https javascript:`.split(' ');
    const piece = fc.oneof(fc.constantFrom('\t', '\r\n', ...pieces), fc.string({ unit: 'binary', maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const url = new URL(safeReturnPath(pieces.join('')), 'https://shop.test/here');
        expect(url.origin).toBe('https://shop.test');
      }),
      { numRuns: fuzzRuns(300_000, 50) },
    );
  });
});
