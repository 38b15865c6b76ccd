import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cartWarnings } from '../../core/cart-warnings.ts';
import type { CartWarning } from '../../core/cart-warnings.ts';
import type { LineReference } from '../../core/pending-operation.ts';
import type { ShownLine } from '../../core/replay.ts';
import { CartForm } from '../cart-form/CartForm.tsx';
import { MinimumOrderNotice } from '../minimum-order-notice/MinimumOrderNotice.tsx';
import type { MinimumOrderNoticeProps } from '../minimum-order-notice/MinimumOrderNotice.tsx';
import { useCartChanges } from '../use-cart-changes.ts';
import styles from './CartWarnings.module.css';

export interface CartWarningsProps extends MinimumOrderNoticeProps {
  readonly lines: readonly ShownLine[];
}

/**
 * Shows the reasons that keep the cart from becoming an order, and possible slips – several units of one size, several
 * sizes of one product – with one tap to correct them.
 */
export const CartWarnings = ({ lines, ...order }: CartWarningsProps): ReactNode => {
  const { t } = useLingui();
  const { setQuantity } = useCartChanges();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const correct = (line: LineReference, quantity: number): void => {
    // The pressed button goes with its warning; the group keeps the place of the keyboard and of the reader.
    list.current?.focus();
    setQuantity(line, quantity);
  };
  const warnings = cartWarnings(lines);
  return (
    <>
      {!navigator.cookieEnabled && (
        <Notice tone="warning" announce>
          {t`Your browser blocks cookies, so it does not keep your cart. Allow cookies for this shop.`}
        </Notice>
      )}
      <MinimumOrderNotice {...order} />
      <div
        ref={list}
        className={styles.warnings}
        role="group"
        aria-label={t`Please check`}
        tabIndex={-1}
        // The last warning is gone, but the focus is still here.
        hidden={warnings.length === 0 && !focused}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {warnings.map((warning) => (
          <Warning key={warning.key} warning={warning} onCorrect={correct} />
        ))}
      </div>
    </>
  );
};

interface WarningProps {
  readonly warning: CartWarning;
  readonly onCorrect: (line: LineReference, quantity: number) => void;
}

const Warning = ({ warning, onCorrect }: WarningProps): ReactNode => {
  const { t } = useLingui();
  const id = useId();
  const { name } = warning;
  if (warning.kind === 'several-units') {
    const { quantity, size, line } = warning;
    return (
      // Not announced: it would be read out again on each press of the stepper.
      <Notice tone="warning">
        <p id={id}>{t`You have ${quantity} of ${name} in size ${size}.`}</p>
        <CartForm
          intent="update"
          fields={{ itemId: line.itemId, skuId: line.skuId, quantity: 1 }}
          onSubmit={() => onCorrect(line, 1)}
        >
          <Button type="submit" variant="quiet" aria-describedby={id}>{t`Keep one`}</Button>
        </CartForm>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" announce>
      <p id={id}>{t`You have ${name} in several sizes.`}</p>
      <div className={styles.corrections}>
        {warning.sizes.map(({ line, size }) => (
          <CartForm
            key={line.skuId}
            intent="remove"
            fields={{ itemId: line.itemId, skuId: line.skuId }}
            onSubmit={() => onCorrect(line, 0)}
          >
            <Button type="submit" variant="quiet" aria-describedby={id}>{t`Remove size ${size}`}</Button>
          </CartForm>
        ))}
      </div>
    </Notice>
  );
};
