import { useLingui } from '@lingui/react/macro';
import type { Sku } from '@lyng/model';
import { Icon } from '@lyng/ui';
import type { ProductArrival } from '../../core/product-arrival.ts';
import { bestStatus, buyable, deliveryTime, scarceUnits, stockStatus } from '../../core/stock-status.ts';
import styles from './ProductPage.module.css';
import { scarceMessage, stockMessages } from './size-messages.ts';

export interface StockMessageProps {
  readonly skus: readonly Sku[];
  readonly chosen: Sku | undefined;
  /** Left out, no day is promised. */
  readonly arrival: ProductArrival | undefined;
  /** The day on which all of it arrives, in words; empty for what is or was for sale. */
  readonly comesOn?: string;
}

/** Stock and arrival day of the chosen size, before that of the sizes together; read out when another size is chosen. */
export const StockMessage = ({ skus, chosen, arrival, comesOn = '' }: StockMessageProps) => {
  const { t, i18n } = useLingui();
  const status = chosen ? stockStatus(chosen.stock) : bestStatus(skus);
  const delivery = status && deliveryTime(status);
  const scarce = chosen ? scarceUnits(chosen.stock) : null;
  const isFirstOfSeveral =
    !chosen && skus.some(({ stock }) => buyable(stock) > 0 && deliveryTime(stockStatus(stock)) !== delivery);
  const day = arrival && delivery ? arrival[delivery] : '';
  return (
    <p className={styles.stock} role="status" data-status={status ?? undefined}>
      {comesOn ? (
        <strong>{t`Comes on ${comesOn}`}</strong>
      ) : (
        status && (
          <>
            {delivery && <Icon name="truck" size="s" />}
            <span>
              <strong>{i18n._(scarce ? scarceMessage(scarce) : stockMessages[status])}</strong>
              {day && ` · ${isFirstOfSeveral ? t`Delivery from ${day}` : t`Delivery ${day}`}`}
            </span>
          </>
        )
      )}
    </p>
  );
};
