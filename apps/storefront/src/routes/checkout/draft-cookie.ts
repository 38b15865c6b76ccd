import { serialiseCookie } from '@lyng/browser';
import { packDraft, unpackDraft } from '@lyng/checkout';
import type { CheckoutDraft } from '@lyng/checkout';
import type { AppContext } from '../../shell/app-context.ts';

const DRAFT_COOKIE = 'checkout-form';

type Host = Pick<AppContext, 'href'>;

/** Sent with the checkout's own requests only, hidden from scripts, and gone with the browser. */
const line = ({ href }: Host, secure: boolean, value: string): string =>
  serialiseCookie(DRAFT_COOKIE, value, {
    path: href('checkout'),
    secure,
    httpOnly: true,
    ...(value === '' ? { maxAge: 0 } : { session: true }),
  });

/** The `Set-Cookie` line that stores the form of a shopper without script; `null` for more than a cookie holds. */
export function draftCookie(app: Host, secure: boolean, draft: CheckoutDraft): string | null {
  const value = packDraft(draft);
  return value === null ? null : line(app, secure, value);
}

/** The line that takes it away. */
export const noDraftCookie = (app: Host, secure: boolean): string => line(app, secure, '');

/** The stored form of that cart; always none in a tab, where script runs. */
export const readDraftCookie = ({ cookie }: Pick<AppContext, 'cookie'>, cartId: string): CheckoutDraft | null =>
  unpackDraft(cookie(DRAFT_COOKIE) ?? '', cartId);
