import { serialiseCookie } from '@lyng/browser';
import type { AppContext } from '@lyng/feature';
import type { CheckoutDraft } from '../core/checkout-draft.ts';
import { packDraft, unpackDraft } from '../core/packed-draft.ts';

const DRAFT_COOKIE = 'checkout-form';

type Host = Pick<AppContext, 'href'>;

/** Sent only with the checkout's own requests, hidden from scripts, deleted with the browser session. */
const line = ({ href }: Host, secure: boolean, value: string): string =>
  serialiseCookie(DRAFT_COOKIE, value, {
    path: href('checkout'),
    secure,
    httpOnly: true,
    ...(value === '' ? { maxAge: 0 } : { session: true }),
  });

/** The `Set-Cookie` line that stores the form of a shopper without script; `null` if it exceeds a cookie. */
export function draftCookie(app: Host, secure: boolean, draft: CheckoutDraft): string | null {
  const value = packDraft(draft);
  return value === null ? null : line(app, secure, value);
}

export const noDraftCookie = (app: Host, secure: boolean): string => line(app, secure, '');

/** The stored form of that cart; always `null` in a tab, where script runs. */
export const readDraftCookie = ({ cookie }: Pick<AppContext, 'cookie'>, cartId: string): CheckoutDraft | null =>
  unpackDraft(cookie(DRAFT_COOKIE) ?? '', cartId);
