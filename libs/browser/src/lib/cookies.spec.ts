import fc from 'fast-check';
import { documentCookies, requestCookies } from './cookie-jar.ts';
import { cookieNames } from './cookie-names.ts';
import { cookieLifetimeSeconds, serialiseCookie } from './cookies.ts';
import { parseCookies } from './parse-cookies.ts';

describe('parseCookies', () => {
  it.each<[header: string | undefined, namesAndValues: readonly string[]]>([
    [undefined, []],
    ['', []],
    ['a=1; b=2', ['a', '1', 'b', '2']],
    ['a=1;b=2', ['a', '1', 'b', '2']],
    ['a=x=y', ['a', 'x=y']],
    ['a="quoted"', ['a', 'quoted']],
    ['a=R%C3%B8d', ['a', 'Rød']],
    ['a=first; a=second', ['a', 'first']],
    ['a=%E0%A4%A', ['a', '%E0%A4%A']],
    ['a=', ['a', '']],
    ['=x; ; y', []],
    ['__proto__=x; constructor=y', ['__proto__', 'x', 'constructor', 'y']],
  ])('reads %j', (header, namesAndValues) => {
    expect([...parseCookies(header)].flat()).toEqual(namesAndValues);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('serialiseCookie', () => {
  it('lasts 365 days in seconds, path /, same site [APP-10]', () => {
    expect(cookieLifetimeSeconds).toBe(365 * 24 * 60 * 60);
    expect(serialiseCookie(cookieNames.cart, 'abc')).toBe('ralph-cart=abc; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it.each([
    [{ maxAge: 1800 }, 'a=b; Max-Age=1800; Path=/; SameSite=Lax'],
    [{ maxAge: 0.9 * 1000 + 0.5 }, 'a=b; Max-Age=900; Path=/; SameSite=Lax'],
    [{ maxAge: Number.NaN }, 'a=b; Max-Age=0; Path=/; SameSite=Lax'],
    [{ session: true, path: '/kassen' }, 'a=b; Path=/kassen; SameSite=Lax'],
    [{ path: '/x; Domain=evil' }, 'a=b; Max-Age=31536000; Path=/x%3B%20Domain=evil; SameSite=Lax'],
    [{ maxAge: -5 }, 'a=b; Max-Age=0; Path=/; SameSite=Lax'],
    [{ session: true, secure: true, httpOnly: true }, 'a=b; Path=/; SameSite=Lax; Secure; HttpOnly'],
    [{ session: true, sameSite: 'Strict' as const }, 'a=b; Path=/; SameSite=Strict'],
  ])('with %j', (options, cookie) => {
    expect(serialiseCookie('a', 'b', options)).toBe(cookie);
  });

  it('lets no value add an attribute or a header', () => {
    expect(serialiseCookie('a', 'b; Domain=evil\r\nSet-Cookie: x=y')).toBe(
      'a=b%3B%20Domain%3Devil%0D%0ASet-Cookie%3A%20x%3Dy; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(() => serialiseCookie('a;b', 'c')).toThrow('@lyng/browser: "a;b" cannot name a cookie');
  });

  it('is read back as it was written, broken letters as U+FFFD', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const [pair = ''] = serialiseCookie('a', value).split(';');
        expect(parseCookies(pair).get('a')).toBe(value.replace(/\p{Surrogate}/gu, '\ufffd'));
      }),
    );
  });
});

describe('jars', () => {
  it('of a page reads, sets and removes', () => {
    const written: string[] = [];
    const page = Object.defineProperty({ cookie: '' }, 'cookie', {
      get: () => 'a=1; b=2',
      set: (text: string) => {
        written.push(text);
      },
    });
    const jar = documentCookies(page, true);
    expect([jar.get('b'), jar.get('c')]).toEqual(['2', undefined]);
    jar.set('a', 'x', { maxAge: 60 });
    jar.remove('b');
    expect(written).toEqual([
      'a=x; Max-Age=60; Path=/; SameSite=Lax; Secure',
      'b=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('of a request sends what it sets, and reads see it', () => {
    const sent: string[] = [];
    const jar = requestCookies('a=1; b=2', false, (cookie) => sent.push(cookie));
    jar.set('a', 'new');
    jar.remove('b');
    expect([jar.get('a'), jar.get('b')]).toEqual(['new', undefined]);
    expect(sent).toEqual(['a=new; Max-Age=31536000; Path=/; SameSite=Lax', 'b=; Max-Age=0; Path=/; SameSite=Lax']);
  });
});
