import { useLingui } from '@lingui/react/macro';
import type { Stock } from '@lyng/model';
import { Icon } from '@lyng/ui';
import { deliveryTime, scarceUnits, stockStatus } from '../../core/stock-status.ts';
import styles from './ProductPage.module.css';
import { deliveryMessages, scarceMessage, stockMessages } from './size-messages.ts';

export interface StockMessageProps {
  /** The stock of the chosen size; `null` before one is chosen. */
  readonly stock: Stock | null;
  /** Requires a size; left out beside an error with the same text, and where no size can be bought. */
  readonly isHintNeeded: boolean;
  /** The day on which all of it arrives, in words; empty for what is or was for sale. */
  readonly comesOn?: string;
}

/** The stock and delivery time of the chosen size; read out when another size is chosen. */
export const StockMessage = ({ stock, isHintNeeded, comesOn = '' }: StockMessageProps) => {
  const { t, i18n } = useLingui();
  const status = stock && stockStatus(stock);
  const delivery = status && deliveryTime(status);
  const scarce = stock && scarceUnits(stock);
  return (
    <p className={styles.stock} role="status" data-status={status ?? undefined}>
      {comesOn ? (
        <strong>{t`Comes on ${comesOn}`}</strong>
      ) : status ? (
        <>
          {delivery && <Icon name="truck" size="s" />}
          <span>
            <strong>{i18n._(scarce ? scarceMessage(scarce) : stockMessages[status])}</strong>
            {delivery && ` · ${i18n._(deliveryMessages[delivery])}`}
          </span>
        </>
      ) : (
        isHintNeeded && t`Choose a size to see its delivery time`
      )}
    </p>
  );
};
