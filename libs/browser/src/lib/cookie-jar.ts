import { serialiseCookie } from './cookies.ts';
import { parseCookies } from './parse-cookies.ts';
import type { CookieOptions } from './cookies.ts';

/** The cookies of one visitor: of the page in the browser, of one request on the server. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: Omit<CookieOptions, 'httpOnly'>): void;
  remove(name: string): void;
}

/** The jar of a page. `secure` is whether the page came over https. */
export const documentCookies = (document: { cookie: string }, secure: boolean): CookieJar => {
  const set: CookieJar['set'] = (name, value, options) => {
    document.cookie = serialiseCookie(name, value, { secure, ...options });
  };
  return {
    get: (name) => parseCookies(document.cookie).get(name),
    set,
    remove: (name) => set(name, '', { maxAge: 0 }),
  };
};

/** The jar of a request: reads its header and hands each new `Set-Cookie` value to `send`. Reads see what was set before. */
export function requestCookies(
  header: string | undefined,
  secure: boolean,
  send: (setCookie: string) => void,
): CookieJar {
  const cookies = new Map(parseCookies(header));
  return {
    get: (name) => cookies.get(name),
    set(name, value, options) {
      cookies.set(name, value);
      send(serialiseCookie(name, value, { secure, ...options }));
    },
    remove(name) {
      cookies.delete(name);
      send(serialiseCookie(name, '', { secure, maxAge: 0 }));
    },
  };
}
