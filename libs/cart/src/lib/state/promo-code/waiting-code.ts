import type { TextStore } from '@lyng/browser';

/** A code that was rejected because the shopper was not logged in. */
export interface WaitingCode {
  /** Empty when no code is waiting. */
  readonly waiting: () => string;
  readonly save: (promoCode: string) => void;
  readonly drop: () => void;
}

const key = 'login-promo-code';

/** The promo code in this tab that waits for a login; it survives page loads because the login may be a page. */
export const createWaitingCode = (storage: TextStore): WaitingCode => ({
  waiting: () => storage.read(key) ?? '',
  save: (promoCode) => void storage.write(key, promoCode),
  drop: () => storage.remove(key),
});
