import type { TextStore } from '@lyng/browser';
import type { WaitingCode } from '../wiring/auth-to-promo-code.ts';

const key = 'login-promo-code';

/** The code of this tab that waits for its shopper to log in: over pages, as the login may be one. */
export const waitingCode = (storage: TextStore): WaitingCode => ({
  waiting: () => storage.read(key) ?? '',
  keep: (promoCode) => void storage.write(key, promoCode),
  drop: () => storage.remove(key),
});
