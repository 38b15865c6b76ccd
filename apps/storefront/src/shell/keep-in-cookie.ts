import { serialiseCookie } from '@lyng/browser';
import type { CookieName } from '@lyng/browser';

/** Keeps a value of the page's in one of its cookies, for the server to know with the next request. */
export const keepInCookie = (name: CookieName, value: string): void => {
  document.cookie = serialiseCookie(name, value, { secure: window.location.protocol === 'https:' });
};
