import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode, MarketAlias } from '@lyng/model';
import { Button, Notice, SelectField } from '@lyng/ui';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { countryNames } from '../country-names.ts';
import styles from './CountryChoice.module.css';

/** A market that an order may go to. */
export interface OrderMarket {
  readonly alias: MarketAlias;
  readonly currency: CurrencyCode;
}

export interface CountryChoiceProps {
  readonly market: MarketAlias;
  readonly markets: readonly OrderMarket[];
  readonly onMarket: (market: MarketAlias) => void;
}

const SELECT_ID = 'checkout-country';

/** The country that is bought in. Another one has other prices and other numbers, so the changes are shown first. */
export const CountryChoice = memo(function CountryChoice({ market, markets, onMarket }: CountryChoiceProps): ReactNode {
  const { t, i18n } = useLingui();
  const [pendingMarket, setPendingMarket] = useState<OrderMarket | null>(null);
  const country = i18n._(countryNames[pendingMarket?.alias ?? market]);
  if (markets.length < 2) return <p className={styles.country}>{t`Country: ${country}`}</p>;
  const decide = (isYes: boolean): void => {
    if (pendingMarket && isYes) onMarket(pendingMarket.alias);
    setPendingMarket(null);
    document.getElementById(SELECT_ID)?.focus();
  };
  return (
    <div className={styles.choice}>
      <SelectField
        id={SELECT_ID}
        label={t`Country`}
        name="country"
        value={pendingMarket?.alias ?? market}
        options={markets.map(({ alias, currency }) => ({
          value: alias,
          label: `${i18n._(countryNames[alias])} (${currency})`,
        }))}
        onChange={({ target }) =>
          setPendingMarket(markets.find(({ alias }) => alias === target.value && alias !== market) ?? null)
        }
      />
      {pendingMarket && (
        <Notice tone="warning" announce title={t`Change the country to ${country}?`}>
          <p className={styles.changes}>
            {t`All prices are recalculated in ${{ currency: pendingMarket.currency }}. Postal code, phone number and identity numbers are checked by the rules of the new country. Everything you have typed stays.`}
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => decide(true)}>{t`Change country`}</Button>
            <Button variant="secondary" onClick={() => decide(false)}>{t`Do not change`}</Button>
          </div>
        </Notice>
      )}
    </div>
  );
});
