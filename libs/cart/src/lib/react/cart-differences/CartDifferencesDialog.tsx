import { useLingui } from '@lingui/react/macro';
import { shownAmount } from '@lyng/model';
import { Button, Dialog } from '@lyng/ui';
import type { ReactNode } from 'react';
import type { CartDifference } from '../../core/cart-differences.ts';

export interface CartDifferencesDialogProps {
  readonly differences: readonly CartDifference[];
  readonly vatIncluded: boolean;
  readonly open: boolean;
  /** The shopper has seen them. */
  readonly onAcknowledge: () => void;
}

/** Lists the lines that left the cart or changed their price since the shopper last saw the cart. */
export const CartDifferencesDialog = ({
  differences,
  vatIncluded,
  open,
  onAcknowledge,
}: CartDifferencesDialogProps): ReactNode => {
  const { t } = useLingui();
  const textOf = (difference: CartDifference): string => {
    const { name, price } = difference.line;
    if (difference.kind === 'gone') return t`${name} is no longer in your cart`;
    const [before, now] = [shownAmount(price, vatIncluded), shownAmount(difference.price, vatIncluded)];
    return t`${name} now costs ${now} instead of ${before}`;
  };
  return (
    <Dialog
      open={open}
      title={t`Your cart has changed`}
      onClose={onAcknowledge}
      footer={<Button fullWidth onClick={onAcknowledge}>{t`OK`}</Button>}
    >
      <ul>
        {differences.map((difference) => (
          <li key={difference.line.skuId}>{textOf(difference)}</li>
        ))}
      </ul>
    </Dialog>
  );
};
