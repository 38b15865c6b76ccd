import { useLanguage } from '@lyng/i18n';
import { formatMoney } from '@lyng/i18n/core';
import { useSite } from '@lyng/routing';
import { marketTerms, returnDays } from '../config.ts';

/** What the shop promises of every order in this market (spec §9), in the page's language. */
export function usePromises() {
  const { market } = useSite();
  const language = useLanguage();
  const { freeShippingAbove, currency } = marketTerms[market];
  return { freeShippingAbove: formatMoney(freeShippingAbove, currency, language), returnDays };
}
