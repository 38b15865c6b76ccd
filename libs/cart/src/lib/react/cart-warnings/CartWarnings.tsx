import { useLingui } from '@lingui/react/macro';
import { Button, Notice } from '@lyng/ui';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cartWarnings } from '../../core/cart-warnings.ts';
import type { CartWarning } from '../../core/cart-warnings.ts';
import type { LineReference } from '../../core/pending-operation.ts';
import type { ShownLine } from '../../core/shown-cart.ts';
import { CartForm } from '../cart-form/CartForm.tsx';
import { MinimumOrderNotice } from '../minimum-order-notice/MinimumOrderNotice.tsx';
import type { MinimumOrderNoticeProps } from '../minimum-order-notice/MinimumOrderNotice.tsx';
import { useCartChanges } from '../use-cart-changes.ts';
import styles from './CartWarnings.module.css';

export interface CartWarningsProps extends MinimumOrderNoticeProps {
  readonly lines: readonly ShownLine[];
}

/** What is missing to an order, and what may be a slip – several units of one size, several sizes of one product – with one tap to mend it (CART-09). */
export const CartWarnings = ({ lines, ...order }: CartWarningsProps): ReactNode => {
  const { t } = useLingui();
  const { setQuantity } = useCartChanges();
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const mend = (line: LineReference, quantity: number): void => {
    // The pressed button goes with its warning; the group keeps the place of the keyboard and of the reader.
    list.current?.focus();
    setQuantity(line, quantity);
  };
  const warnings = cartWarnings(lines);
  return (
    <>
      <MinimumOrderNotice {...order} />
      <div
        ref={list}
        className={styles.warnings}
        role="group"
        aria-label={t`Worth a second look`}
        tabIndex={-1}
        // The last warning is gone, but who has mended it still stands here.
        hidden={warnings.length === 0 && !focused}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {warnings.map((warning) => (
          <Warning key={warning.key} warning={warning} onMend={mend} />
        ))}
      </div>
    </>
  );
};

interface WarningProps {
  readonly warning: CartWarning;
  readonly onMend: (line: LineReference, quantity: number) => void;
}

const Warning = ({ warning, onMend }: WarningProps): ReactNode => {
  const { t } = useLingui();
  const id = useId();
  const { name } = warning;
  if (warning.kind === 'several-units') {
    const { quantity, size, line } = warning;
    return (
      // Not read out: it would be said anew with each press of the stepper.
      <Notice tone="warning">
        <p id={id}>{t`You have ${quantity} of ${name} in size ${size}.`}</p>
        <CartForm
          intent="update"
          fields={{ itemId: line.itemId, skuId: line.skuId, quantity: 1 }}
          onSubmit={() => onMend(line, 1)}
        >
          <Button type="submit" variant="quiet" aria-describedby={id}>{t`Keep one`}</Button>
        </CartForm>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" announce>
      <p id={id}>{t`You have ${name} in several sizes.`}</p>
      <div className={styles.mends}>
        {warning.sizes.map(({ line, size }) => (
          <CartForm
            key={line.skuId}
            intent="remove"
            fields={{ itemId: line.itemId, skuId: line.skuId }}
            onSubmit={() => onMend(line, 0)}
          >
            <Button type="submit" variant="quiet" aria-describedby={id}>{t`Remove size ${size}`}</Button>
          </CartForm>
        ))}
      </div>
    </Notice>
  );
};
