import { useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import type { Product, Sku } from '@lyng/model';
import { Button, ButtonLink } from '@lyng/ui';
import type { MouseEvent, ReactNode } from 'react';
import { buyable } from '../../core/stock-status.ts';
import styles from './ProductPage.module.css';
import type { PanelLink } from './PurchaseForm.tsx';
import { comingSoon } from './size-messages.ts';

/**
 * A double click adds one unit. The browser counts the clicks of one place; another size, or a pause, starts a new
 * count.
 */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export interface PurchaseActionsProps {
  readonly product: Product;
  readonly vatIncluded: boolean;
  readonly chosen: Sku | undefined;
  /** The stock alert of the chosen size if it is sold out, else of another one that is. */
  readonly alert: PanelLink | undefined;
  readonly favourite: ReactNode;
  /** Whether something can be added to a cart at all. */
  readonly hasButton: boolean;
  readonly sizesHref: string;
  readonly toSizes: () => void;
}

/** The button, in its place the stock alert, and on a phone the price and the chosen size, which leads to the sizes. */
export const PurchaseActions = ({
  product: { skus, unitPrice, comesOn },
  vatIncluded,
  chosen,
  alert,
  favourite,
  hasButton,
  sizesHref,
  toSizes,
}: PurchaseActionsProps) => {
  const { t, i18n } = useLingui();
  const isSoldOut = skus.every(({ stock }) => buyable(stock) === 0);
  const hasSizes = skus.length > 1;
  const leadToSizes = (event: MouseEvent) => {
    event.preventDefault();
    toSizes();
  };
  return (
    <div className={styles.actions}>
      {!isSoldOut && hasButton && (
        <a className={styles.summary} {...(hasSizes && { href: sizesHref, onClick: leadToSizes })}>
          {shownAmount(unitPrice.selling, vatIncluded)}{' '}
          {hasSizes && <span>{chosen ? `${t`Size`}: ${chosen.name}` : t`Choose a size`}</span>}
        </a>
      )}
      {alert && (
        // Stands in for the button while a sold-out size is chosen: by style, so without script too.
        <ButtonLink
          size="l"
          className={isSoldOut ? undefined : styles.alert}
          href={alert.href}
          preserveScroll
          onClick={alert.onOpen}
        >
          {comesOn === undefined ? t`Notify me when it is back` : t`Notify me when it comes`}
        </ButtonLink>
      )}
      {hasButton && !(isSoldOut && alert) && (
        <Button type="submit" size="l" disabled={isSoldOut} onClick={ignoreDoubleClick}>
          {isSoldOut ? (comesOn === undefined ? t`Sold out` : i18n._(comingSoon)) : t`Add to bag`}
        </Button>
      )}
      {favourite}
    </div>
  );
};
