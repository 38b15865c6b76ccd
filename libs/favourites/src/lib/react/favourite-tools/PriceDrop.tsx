import { useLingui } from '@lingui/react/macro';
import { safeStorage } from '@lyng/browser';
import { useLanguage } from '@lyng/i18n';
import { formatMoney } from '@lyng/i18n/core';
import { marketCurrency } from '@lyng/model';
import type { ListedProduct } from '@lyng/model';
import { useSite } from '@lyng/routing';
import { useState } from 'react';
import { priceDrop } from '../../core/saved-prices.ts';
import { readSavedPrices } from '../../wire/saved-prices-storage.ts';
import styles from './FavouriteTools.module.css';

/** The reduction of a product since it was saved in this browser. */
export const PriceDrop = ({ product }: { readonly product: ListedProduct }) => {
  const { t } = useLingui();
  const { market } = useSite();
  const language = useLanguage();
  const [prices] = useState(() => readSavedPrices(safeStorage(() => window.localStorage)));
  const drop = priceDrop(prices, product, market);
  if (drop === 0) return null;
  const amount = formatMoney(drop, marketCurrency[market], language);
  return <p className={styles.drop}>{t`${amount} cheaper since you saved it`}</p>;
};
