import { cookieNames, parseCookies, serialiseCookie } from '@lyng/browser';

/** Longer than a shared page is cached, in seconds: the next one has another key for its forms. */
const PERSONAL_SECONDS = 600;

/**
 * The cookie line of a posted cart form: from now on pages are rendered for this shopper, with the cart and with a key
 * of their own (docs/adr/0015). For good, because only a running script can show the cart on a shared page.
 */
export const postedFormCookie = ({ secure }: { readonly secure: boolean }): string =>
  serialiseCookie(cookieNames.cartForm, 'posted', { secure });

/** Whether that cookie is there already. */
export const hasPostedFormCookie = (value: string | undefined): boolean => value === 'posted';

/** The line by which a running script ends that soon; `undefined` when no form was posted since the last time. */
export const seenFormCookie = (cookies: string, { secure }: { readonly secure: boolean }): string | undefined =>
  hasPostedFormCookie(parseCookies(cookies).get(cookieNames.cartForm))
    ? serialiseCookie(cookieNames.cartForm, 'seen', { secure, maxAge: PERSONAL_SECONDS })
    : undefined;
