import { readJson, safeStorage } from '@lyng/browser';
import type { CustomerType, MarketAlias } from '@lyng/model';
import type { CheckoutValues } from '../core/checkout-values.ts';
import { parseRemembered, printRemembered } from '../core/remembered-details.ts';
import type { RememberedDetails } from '../core/remembered-details.ts';

/** The key in `localStorage` under which a browser has the details of the last purchase. */
const REMEMBERED_KEY = 'checkout-details';

const storage = safeStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));

/** The details of the last purchase in this market, if the shopper wanted them remembered. */
export const readRemembered = (market: MarketAlias, type: CustomerType): RememberedDetails | null =>
  parseRemembered(readJson(storage, REMEMBERED_KEY), market, type);

export const removeRemembered = (): void => storage.remove(REMEMBERED_KEY);

/** After a purchase: remembers its details, or removes them where the shopper does not want them remembered. */
export const rememberDetails = (values: CheckoutValues, market: MarketAlias): void =>
  values.remember ? void storage.write(REMEMBERED_KEY, printRemembered(values, market)) : removeRemembered();
