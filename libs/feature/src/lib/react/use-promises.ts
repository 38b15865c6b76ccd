import { useLanguage } from '@lyng/i18n';
import { formatMoney } from '@lyng/i18n/core';
import { useSite } from '@lyng/routing';
import { termsOf } from '../contracts/shop-config.ts';
import { useApp } from './use-app.ts';

/** The shop's promises for every order in this market, in the page's language. */
export function usePromises() {
  const { market } = useSite();
  const language = useLanguage();
  const { config } = useApp();
  const { freeShippingFrom, currency } = termsOf(config, market);
  return {
    freeShippingFrom: formatMoney(freeShippingFrom, currency, language),
    returnDays: config.returnDays,
  };
}
