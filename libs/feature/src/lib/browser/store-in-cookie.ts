import { serialiseCookie } from '@lyng/browser';
import type { CookieName } from '@lyng/browser';

/** Stores a value of the page in one of its cookies, for the server's next request. */
export const storeInCookie = (name: CookieName, value: string): void => {
  document.cookie = serialiseCookie(name, value, { secure: window.location.protocol === 'https:' });
};
