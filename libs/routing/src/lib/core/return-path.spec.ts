import { fuzzRuns } from '@lyng/model/testing';
import fc from 'fast-check';
import { safeReturnPath } from './return-path.ts';

const rows: readonly (readonly [id: string, what: string, returnTo: string, navigatesTo: string])[] = [
  ['returnTo-001', 'home', '/', '/'],
  ['returnTo-003', 'query and hash kept', '/min-konto/bestillinger?page=2#o1', '/min-konto/bestillinger?page=2#o1'],
  ['returnTo-004', 'other market path', '/se/sv/mina-sidor/ordrar', '/se/sv/mina-sidor/ordrar'],
  ['returnTo-007', 'three slashes', '///evil.example', '/'],
  ['returnTo-008', 'four slashes', '////evil.example/%2f..', '/'],
  ['returnTo-010', 'double backslash', '\\\\evil.example', '/'],
  ['returnTo-011', 'mixed', '/\\/evil.example', '/'],
  ['returnTo-012', 'mixed 2', '\\/evil.example', '/'],
  ['returnTo-013', 'tab: URL parser strips it (verified: becomes //evil)', '/\t/evil.example', '/'],
  ['returnTo-015', 'CRLF', '/\r\n/evil.example', '/'],
  ['returnTo-017', 'absolute', 'https://evil.example', '/'],
  ['returnTo-018', 'absolute upper', 'HTTPS://EVIL.EXAMPLE', '/'],
  ['returnTo-019', 'scheme without slashes', 'http:evil.example', '/'],
  ['returnTo-021', 'three slashes after scheme', 'https:///evil.example', '/'],
  ['returnTo-022', 'js scheme', 'javascript:alert(1)', '/'],
  ['returnTo-023', 'case', 'JaVaScRiPt:alert(1)', '/'],
  ['returnTo-024', 'tab inside scheme', 'java\tscript:alert(1)', '/'],
  ['returnTo-028', 'blob', 'blob:https://shop.test/x', '/'],
  ['returnTo-029', 'userinfo', '//shop.test@evil.example', '/'],
  ['returnTo-030', 'userinfo absolute', 'https://shop.test@evil.example', '/'],
  ['returnTo-031', 'suffix trick', 'https://shop.test.evil.example', '/'],
  ['returnTo-033', 'backslash userinfo', '//evil.example\\@shop.test', '/'],
  ['returnTo-036', 'double encoded', '/%252F/evil.example', '/'],
  ['returnTo-037', 'encoded backslash', '/%5Cevil.example', '/'],
  ['returnTo-038', 'double encoded backslash', '/%255Cevil.example', '/'],
  ['returnTo-041', 'dot backslash', '/./\\evil.example', '/'],
  ['returnTo-042', 'escape root', '/foo/../../evil.example', '/evil.example'],
  ['returnTo-043', 'encoded dot', '/.%2e//evil.example', '/'],
  ['returnTo-044', 'fullwidth solidus (stays a path)', '/／evil.example', '/%EF%BC%8Fevil.example'],
  ['returnTo-045', 'ideographic full stop', '/。evil', '/%E3%80%82evil'],
  ['returnTo-048', 'hex ip', '//0x7f000001/', '/'],
  ['returnTo-052', 'auth path', '/auth/logout', '/'],
  ['returnTo-055', 'relative query', '?x=1', '/'],
  ['returnTo-056', 'fragment only', '#x', '/'],
  ['returnTo-058', 'relative word', 'evil', '/'],
  ['returnTo-059', 'suffix append trick (https://shop.test + .evil)', '.evil.example', '/'],
  ['returnTo-064', 'NUL in path', '/p/%00', '/'],
];

describe('safeReturnPath', () => {
  it.each(rows)('%s: %s (%j) leads to %j', (_id, _what, returnTo, navigatesTo) => {
    expect(safeReturnPath(returnTo)).toBe(navigatesTo);
  });

  it.each([undefined, null, 1, ['/x'], { toString: () => '/x' }])('ignores %j, which is no text', (returnTo) => {
    expect(safeReturnPath(returnTo, '/sv')).toBe('/sv');
  });

  it('keeps what the shopper was doing', () => {
    expect(safeReturnPath('/c/sko?brands=R%C3%B8d~1&page=2#p9')).toBe('/c/sko?brands=R%C3%B8d~1&page=2#p9');
    expect(safeReturnPath('/märken/?a=å')).toBe('/m%C3%A4rken?a=%C3%A5');
  });

  it('never leaves the shop, whatever it is given', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        '@',
        ':',
        '.',
        '..',
        '%2f',
        '%5c',
        '%',
        '\t',
        '\r\n',
        'evil.example',
        'https',
        'javascript:',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const url = new URL(safeReturnPath(pieces.join('')), 'https://shop.test/here');
        expect(url.origin).toBe('https://shop.test');
      }),
      { numRuns: fuzzRuns(20_000) },
    );
  });
});
